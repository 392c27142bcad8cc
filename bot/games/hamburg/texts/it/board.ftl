### Il tabellone di questo gioco: che cosa chiede, che cosa si preme, chi gioca.

## Persone

agent-beginner = principiante
    .temper = Conosce le regole e impara che cosa conviene
agent-quick = apprendista
    .temper = Prende quello che sembra buono adesso
agent-merchant = mercante
    .temper = Intuisce che cosa gli altri tengono e venderanno
agent-master = maestro
    .temper = Gioca a mente la fine del round centinaia di volte prima di ogni mossa
agent-patron = mecenate
    .temper = Vuole donare al senato più di tutti
agent-hoarder = collezionista
    .temper = Colleziona magistrati e riempie magazzini

## Tabellone

phase-display = Esposizione
phase-harbour = Porto
phase-choosing = Porto
phase-office = Sigillo
phase-raising = Sigillo
phase-senate = Senato
phase-pricing = Mercato
phase-market = Mercato
phase-closing = Chiusura
board-title = Round { $round } di { $rounds } · { $phase }
board-display = Porto
# $what: merci e carta di un lotto.
board-group = **{ $slot }** · { $what } · **{ $price }**
board-sold = { $slot } · venduto a { $who }
board-opening = Scoperte
board-earned = { $who }: in dono { $gift } (valore { $value }, { $points }), in vendita { $market } (+{ $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    })
board-senate = Senato
# $points: quelli dei doni migliori, «3, 2, 1».
board-senate-now = Questo round: { $values } · punti per posizione: { $points }
board-senate-next = Prossimo round: { $values }
board-market = Mercato
# $prices: un numero per ogni carta in più di un tipo.
board-ladder = Prezzo l'una, se tutti insieme ne vendono 1, 2, 3 …: { $prices }
board-lying = In vendita ora: { $goods }
board-houses = Al tavolo

## Domande

ask-harbour =
    { $bought ->
        [yes] { $who } gioca carte o chiude il turno
       *[no] { $who } compra un lotto o passa
    }
ask-choosing = { $who } compra una delle tre merci
ask-office = { $who } mette merci coperte
ask-raising = { $who } può alzare il dono
ask-pricing = { $who } può indicare un prezzo proprio
ask-cards = { $who } gioca carte, poi chiude
ask-closing = { $who } chiude il round

## Che cosa si preme

do-buy = Lotto { $slot } a { $price }: { $what }
do-pass = Passa per questo round
do-end = Chiudi il turno
do-draw1 = Acquisto alla cieca per { $money } marchi
do-draw3 = Una su tre
do-choose = Compra { $good } per { $price }
# Lo stesso in breve. $loans: quanti ne servono; $price: al massimo, per la carta che ne scopre tre.
effect-loans = { $loans ->
        [0] { "" }
        [one] , { $loans } prestito
       *[other] , { $loans } prestiti
    }
effect-choose = Compra { $good } a { $price }{ effect-loans }
effect-draw1 = { $card } a { $price }{ effect-loans }
effect-draw3 = { $card }{ $loans ->
        [0] , fino a { $price } marchi
       *[other] , forse con un prestito
    }
# $value: del dono poi.
effect-plus3 = { $raised ->
        [0] Lascia il dono a { $value }
       *[other] Alza il dono di { $raised }, a { $value }
    }
effect-sole = Prezzo proprio: { $goods }, +{ $money }
do-lay = Mercato: { $market }; senato: { $gift }
do-plus3 =
    { $count ->
        [0] Lascia il dono com'è
       *[other] Alza il dono di { $value }
    }
do-sole-none = Nessun prezzo proprio
do-sole-price = Prezzo proprio: { $goods }
do-buy-vp = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $money } marchi
do-buy-speicher = Un magazzino per { $money } marchi
do-bank = { $money } marchi dalla banca
do-starter = { $who } inizia il prossimo round
do-close = Tieni: { $goods }
do-close-repay = Restituisci { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }, tieni: { $goods }
do-swap = Scambia { $one } con { $other }
pick-kind = { $good }: { $then } l'una invece di { $now } (+{ $gain })
pick-sole-price-kinds = Prezzo proprio per …

## Prestiti

loan-taken = { $loans ->
        [one] Prendi un prestito di { $money } marchi: { $repay } marchi per restituirlo, o { $points } punti in meno alla fine.
       *[other] Prendi { $loans } prestiti, insieme { $money } marchi: per ognuno { $repay } marchi per restituirlo, o { $points } punti in meno alla fine.
    }

## Chiamata

ping-end = { $people }: «{ $game }» è finito, i libri sono chiusi. { $result } { $link }
ping-harbour = comprare un lotto o passare
ping-choosing = scegliere una merce su tre
ping-office = sigillare le pile
ping-raising = alzare il dono o no
ping-pricing = indicare un prezzo proprio o no
ping-cards = giocare carte e chiudere
ping-closing = chiudere il round

## Fine

end-tie-break = Parità di punti: decidono le merci nei magazzini, secondo l'ultima carta del senato (🏛️), poi il denaro (🪙).
care-contract = Il sostituto non compra, non gioca carte e non mette merci; tiene le merci più care e nell'ultimo round restituisce quello che può.
