### Carte e merci dell'espansione Kaispeicher. Come si trovano: vedi en/cards.ftl.


## Merci

good-hemp = canapa
    .mark = Cnp
good-cloth = stoffa
    .mark = Sto
good-glass = vetro
    .mark = Vet


## Tipi di carte nuovi

kind-factory = Fabbrica
    .effect = Se nel Carico consegni qui { $good }, ogni merce ti dà subito { amount-points }. Le merci vanno nella riserva.
    .short = { amount-points } per { $good }

kind-one-shot = Uso singolo

kind-exchange = Scambio

kind-on-purchase = All'acquisto

kind-break = Pausa

kind-extra-workers = Lavoratori in più

kind-fire-modifier = Protezione antincendio


## Navi, contratti, uffici, pompieri

small-ship = { kind-ship } ({ amount-crates })
card-k-ship-1-b = { small-ship }
card-k-ship-2-b = { small-ship }
card-k-ship-1-c = { small-ship }
card-k-ship-2-c = { small-ship }
card-k-ship-1-d = { small-ship }
card-k-ship-2-d = { small-ship }

card-k-contract-b-small = { kind-contract.name }
card-k-contract-b-medium = { kind-contract.name }
card-k-contract-c-small = { kind-contract.name }
card-k-contract-c-medium = { kind-contract.name }
card-k-contract-d-small = { kind-contract.name }
card-k-contract-d-medium = { kind-contract.name }

card-k-counting-office-c = { kind-counting-office }
card-k-counting-office-d = { kind-counting-office }

card-k-fireman-1-a = { kind-fireman.name }
card-k-fireman-2-a = { kind-fireman.name }
card-k-fireman-3-b = { kind-fireman.name }
card-k-fireman-4-c = { kind-fireman.name }
card-k-fireman-5-d = { kind-fireman.name }


## Fabbriche e commercianti

card-coffee-roastery = Torrefazione
card-tea-house = Sala da Tè
card-spice-store = Deposito di Spezie
card-rubber-factory = Fabbrica di Gomma
card-carpet-store = Deposito di Tappeti

card-tailor = Sarta
card-glassblower = Soffiatore di Vetro
card-rope-maker = Cordaio


## Edifici a punti

card-lighthouse = Faro
card-theatre = Teatro
card-davidwache = Davidwache
card-music-hall = Sala Concerti
card-city-hall = Municipio


## Punti alla fine

card-press = Stampa
    .effect = Alla fine ricevi { amount-points } per ogni tua carta Pompieri, di qualsiasi valore. L'Autopompa non è una carta Pompieri.
    .short = { amount-points } per Pompieri

card-mayor = Sindaco
    .effect = Alla fine il valore stampato del tuo miglior edificio a punti conta doppio. Gli edifici a punti sono i 7 con un valore fisso da 1 a 5 punti, come il Faro.
    .short = edificio migliore ×2

card-harbour-tour = Giro del Porto
    .effect = Alla fine ricevi { amount-points } in più per ogni tuo edificio a punti. Sono i 7 con un valore fisso da 1 a 5 punti, come il Faro.
    .short = +{ $points } per edificio a punti

card-deichtorhallen = Deichtorhallen
    .effect = Alla fine ricevi { amount-points } in più per ogni tuo commerciante. Sono le 8 carte che pagano monete per un tipo di merce.
    .short = +{ $points } per commerciante

card-accountant = Contabile
    .effect = Alla fine ricevi { amount-points } per ogni tuo contratto, completo o no.
    .short = { amount-points } per contratto


## Carte che agiscono

card-spy = Spia
    .effect = Una volta, subito prima dell'Acquisto, puoi scambiare di posto un tuo lavoratore con uno altrui. Possono trovarsi ovunque, anche su carte riservate. Poi la Spia esce dal gioco.
    .short = scambia 2 lavoratori

card-fish-market = Mercato del Pesce
    .effect = Una volta, quando decidi se comprare una carta, puoi prenderla gratis, anche se è riservata. Non ti servono monete. Poi il Mercato del Pesce esce dal gioco.
    .short = 1 carta gratis

card-harbour-master = Capitano di Porto
    .effect = Nel Carico lo scambio al Mercato ti costa { $give } merci invece di { $exchange }, quante volte vuoi.
    .short = scambio { $give }:1

card-savings-bank = Cassa di Risparmio
    .effect = Quando la compri ti dà { amount-coins }, poi esce dal gioco. Prima devi poter pagare il suo prezzo.
    .short = subito { amount-coins }

card-thief = Ladro
    .effect = Quando lo compri, tutti gli altri ti danno { amount-coins }; chi non ne ha non dà nulla. Poi il Ladro esce dal gioco. Prima devi poter pagare il suo prezzo.
    .short = { amount-coins } da tutti

card-auction-hall = Sala d'Aste
    .effect = Una volta, quando vuoi, prendi 1 merce dalla riserva e caricala subito. Va su un contratto, da un commerciante, in una fabbrica o in un deposito libero. Poi la Sala d'Aste esce dal gioco.
    .short = 1 merce dalla riserva

card-smuggler = Contrabbandiere
    .effect = Una volta, quando vuoi, prendi 1 merce da un contratto altrui incompleto e caricala subito. Va su un contratto, da un commerciante, in una fabbrica o in un deposito libero. Poi il Contrabbandiere esce dal gioco.
    .short = ruba 1 merce, 1 volta

card-truck = Camion
    .effect = Una volta, in qualsiasi momento: togli da 1 a 3 merci dai tuoi contratti, anche completi, e rimettile tutte su spazi adatti dei tuoi contratti. Poi il Camion esce dal gioco.
    .short = sposta 3 merci

card-coffee-break = Pausa Caffè
    .effect = { $uses } volte nel gioco puoi aspettare nella Richiesta invece di piazzare. Tu e almeno un'altra persona dovete avere ancora lavoratori propri; quelli grigi non contano. Dopo { $uses } pause la carta esce dal gioco.
    .short = { $uses } pause nella Richiesta

card-warehouse-worker = Magazziniere
    .effect = Porta { $uses } lavoratori grigi. Nella Richiesta, dopo tutti i tuoi, puoi piazzarne uno o entrambi. Contano come tuoi e dopo quell'Acquisto escono dal gioco. Usati entrambi, esce anche la carta.
    .short = { $uses } lavoratori grigi

card-fire-chief = Caposquadra
    .effect = Una volta, quando un incendio ti dà punti, puoi raddoppiarli. Se non l'hai usato, agisce da solo al 4° Fuoco, se lì guadagni. Poi esce dal gioco.
    .short = raddoppia 1 guadagno

card-insurance = Assicurazione
    .effect = Ogni volta che un incendio ti toglie punti, puoi pagare { amount-coins } e non perderne nessuno. Vale a ogni incendio.
    .short = { amount-coins }: niente perdita

card-fire-engine = Autopompa
    .effect = A ogni incendio la tua carta Pompieri più alta conta doppio. Senza Pompieri non fa nulla.
    .short = Pompieri migliori ×2


## Voci del punteggio finale

score-factories = Fabbriche
score-press = Stampa
score-mayor = Sindaco
score-harbour-tour = Giro del Porto
score-deichtorhallen = Deichtorhallen
score-accountant = Contabile
