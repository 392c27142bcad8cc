### Carte e merci del gioco base. Come si trovano i testi di una carta: vedi en/cards.ftl.
### Nome: fino a 22 caratteri (pulsanti). Testo breve: fino a 26 (il telefono). Effetto: fino a 300.


## Quantità

amount-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
amount-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
amount-crates =
    { $crates ->
        [one] { $crates } cassa
       *[other] { $crates } casse
    }


## Merci: la parola nella frase e le due o tre lettere sulla cassa, che non indicano nient'altro.

good-coffee = caffè
    .mark = Cff
good-tea = tè
    .mark = Te
good-saffron = zafferano
    .mark = Zaf
good-rubber = gomma
    .mark = Go
good-carpet = tappeto
    .mark = Tpp


## Mazzi

deck-a = Inverno
deck-b = Primavera
deck-c = Estate
deck-d = Autunno
# Solo l'ultimo fuoco; divampa in autunno.
deck-e = Autunno


## Tipi di carte: la parola, e quello che le carte di un tipo hanno in comune

kind-merchant = Commerciante
    .effect =
        Nel Carico puoi vendere qui quante merci vuoi di questo tipo ({ $good }), a { amount-coins } per merce.{ $points ->
            [0] {""}
           *[other] {" "}Alla fine vale { amount-points }.
        }
    .short = { amount-coins } per { $good }

kind-warehouse = Magazzino
    .effect = Conserva fino a { $capacity } merci di round in round. Ogni merce ancora dentro alla fine vale { amount-points }.
    .short = { $capacity } merci, { amount-points } l'una

kind-counting-office = Ufficio Contabile
    .effect = Insieme valgono di più: alla fine ricevi { $owned1 } punti per 1 Ufficio Contabile, { $owned2 } per 2, { $owned3 } per 3 e { $owned4 } per 4 o più.
    .short = { $owned1 }, { $owned2 }, { $owned3 } o { $owned4 } punti

kind-ship = Nave
    .effect =
        Appena scoperta riceve dal sacchetto { $crates ->
            [one] { $crates } merce
           *[other] { $crates } merci
        }. Se la compri, la scarichi nel Carico dello stesso round. La nave vuota resta tua.

kind-contract = Contratto
    .name = Contratto { $points }
    .effect = Chiede { $goods }. Lo riempi nel Carico, in quanti round vuoi; le merci che ci metti restano lì. Completo alla fine vale { amount-points }, altrimenti niente.

kind-fireman = Pompieri
    .name = Pompieri { $value }
    .effect = A ogni incendio aggiungono { $value } alla tua forza antincendio. La somma più alta guadagna punti, la più bassa ne perde altrettanti.

kind-fire = Fuoco
    .effect =
        Divampa appena scoperto. La forza antincendio più alta guadagna { $value ->
            [one] { $value } punto
           *[other] { $value } punti
        }, la più bassa ne perde altrettanti; in caso di parità, per intero tutti quelli alla pari. Se le forze sono tutte uguali, non succede nulla.

kind-income = Entrate

kind-point-building = Edificio a punti
    .effect = Alla fine vale { amount-points }.
    .short = { amount-points } alla fine

kind-end-bonus = Bonus finale


## La carta iniziale di tutti; non è mai in vendita

card-market-hall = Mercato
    .effect = Nel Carico: scambia { $exchange } merci con 1 di un altro tipo dalla riserva, o vendi { $trade } merci qualsiasi per 1 moneta, quante volte vuoi. Conserva anche 1 merce per dopo, che però non dà punti.
    .short = scambio { $exchange }:1, tiene 1


## Commercianti

card-coffee-roaster = Tostatore di Caffè
card-tea-taster = Degustatore del Tè
card-spice-trader = Commerciante di Spezie
card-vulcanizer = Vulcanizzatore
card-carpet-trader = Commerciante di Tappeti


## Edifici

card-warehouse = Magazzino

card-counting-office-a = { kind-counting-office }
card-counting-office-b = { kind-counting-office }
card-counting-office-d = { kind-counting-office }

card-bank = Banca
    .effect = In ogni fase Entrate ricevi { amount-coins } in più, già nel round in cui la compri.
    .short = +{ amount-coins } a round

card-st-michaelis = St. Michaelis

card-boatsmen-church = Chiesa dei Barcaioli

card-port = Porto
    .effect = Alla fine ricevi { amount-points } per ogni tua nave, di qualsiasi misura.
    .short = { amount-points } per nave

card-chamber-of-commerce = Camera di Commercio
    .effect = Alla fine ricevi { amount-points } per ogni tua moneta. Le monete restano tue e contano ancora in caso di parità.
    .short = { amount-points } per moneta


## Navi

card-ship-b = { kind-ship }
card-ship-c = { kind-ship }
card-ship-d = { kind-ship }


## Pompieri e fuochi

card-fireman-1-a = { kind-fireman.name }
card-fireman-2-a = { kind-fireman.name }
card-fireman-1-b = { kind-fireman.name }
card-fireman-2-b = { kind-fireman.name }
card-fireman-3-b = { kind-fireman.name }
card-fireman-3-c = { kind-fireman.name }
card-fireman-4-c = { kind-fireman.name }
card-fireman-3-d = { kind-fireman.name }
card-fireman-4-d = { kind-fireman.name }
card-fireman-5-d = { kind-fireman.name }

card-fire-1 = 1° Fuoco
card-fire-2 = 2° Fuoco
card-fire-3 = 3° Fuoco
card-fire-4 = 4° Fuoco
    .effect =
        Divampa dopo l'ultimo round. La forza antincendio più alta guadagna { $value ->
            [one] { $value } punto
           *[other] { $value } punti
        }, la più bassa ne perde altrettanti; in caso di parità, per intero tutti quelli alla pari. Se le forze sono tutte uguali, non succede nulla.


## Contratti

card-contract-a1-small = { kind-contract.name }
card-contract-a2-medium = { kind-contract.name }
card-contract-a3-large = { kind-contract.name }
card-contract-b1-small = { kind-contract.name }
card-contract-b2-medium = { kind-contract.name }
card-contract-b3-large = { kind-contract.name }
card-contract-c1-small = { kind-contract.name }
card-contract-c2-medium = { kind-contract.name }
card-contract-c3-medium = { kind-contract.name }
card-contract-c4-large = { kind-contract.name }


## Voci del punteggio finale

score-fires = Incendi
score-contracts = Contratti
score-merchants = Commercianti
score-offices = Uffici Contabili
score-warehouse = Magazzino
score-buildings = Edifici a punti
score-port = Porto
score-chamber = Camera di Commercio


# Quante copie di una carta ci sono in una scatola: ogni stagione con il suo numero.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
