### L'ufficio di questo gioco, carte nave e scambi sulla scrivania.

office-purse = { $points } di { $trigger } punti ordine · prodotti { $products } · carte nave { $cards } · navi in riserva { $ships }
# $card: se si può giocare una carta nave.
office-ask-placing =
    { $what ->
       *[ship] metti una nave, o no.
        [none] non hai più navi. { $card ->
            [yes] Gioca una carta, o passa.
           *[no] Puoi solo passare.
        }
        [start] nessuna partenza è libera. { $card ->
            [yes] Gioca una carta, o passa.
           *[no] Puoi solo passare.
        }
    }
office-ask-sailing =
    { $what ->
        [name] scegli un colore.
       *[pass] nessuna nave può muoversi. { $card ->
            [yes] Gioca una carta, o vai avanti.
           *[no] Puoi solo andare avanti.
        }
    }
office-ask-fork = { $ship } è a un bivio: da che parte?
# $due: carte nave che arrivano appena c'è posto in mano.
office-ask-cards = { $due ->
        [0] gioca carte nave, o nessuna.
        [one] hai la mano piena. Fai posto a una carta, o la perdi.
       *[other] hai la mano piena. Fai posto a { $due } carte, o le perdi.
    }
# $what: offer (se ne può fare una; $number: quante), waiting (una propria aspetta), o non resta nessuno.
office-ask-trade =
    { $what ->
        [offer] fai un'offerta (ancora { $number }), o smetti.
        [waiting] aspetta le risposte, o smetti.
       *[alone] nessuno scambia più. Smetti.
    }
# $able: se chi legge ha quello che l'offerta vuole.
office-ask-answer =
    { $able ->
        [yes] rispondi all'offerta di { $who }.
       *[no] rifiuta l'offerta di { $who }. Vuole quello che non hai.
    }
office-ask-completion = completa un ordine, o nessuno.

## Carte nave

pick-card = Gioca una carta nave …
pick-ship = Quale nave …
pick-other-ship = Con quale altra nave …
pick-path = Indietro a …
pick-victim = Il carico di quale nave …
pick-onto = Su …
pick-start = Su quale partenza …
pick-cargo = Con quale carico …
ship-line = { $ship } in { $place } · { $cargo }

## Scambi

trade-offer = Dai { $give } per { $want } · a { $to }
trade-unfair = Qui nessuno può avere tutto questo
trade-confirm-done = Offri, poi basta offerte
pick-offer-give = Dai …
pick-offer-want = Ricevi …
pick-offer-to = { $number ->
        [2] A entrambi (chi può averlo)
       *[other] A tutti e { $number } (chi può averlo)
    }

## Pulsanti con il loro effetto

effect-still = non si muove niente
effect-steer = Verso { $to }, poi { $harbours }
effect-steer-in = Entra a { $to }
effect-pass = Passa
effect-open = Scopri { $card } e pesca
effect-guard = { $card }: { $ship } perde { $cargo }
effect-rob = { $card }: { $cargo }, { $victim } → { $to }
effect-end-lost = { $number ->
        [one] Basta carte · ne perdi una
       *[other] Basta carte · ne perdi { $number }
    }
effect-done-useless = nessuno ti aiuta
effect-done-declines = { $number ->
        [one] rifiuta 1 offerta
       *[other] rifiuta { $number } offerte
    }
effect-accept-long = Prendi { $get } per { $give } da { $who }
effect-accept-deal = { $who }: { $get } per { $give }
effect-accept-short = Accetta ({ $who })
effect-offer-long = Offri { $give } per { $get }
effect-offer-deal = { $give } per { $get }
effect-offer-short = Offri
effect-deal-breaks = costa un ordine
effect-deal-completes = completa un ordine
effect-deal-helps = ti serve
effect-deal-swaps = scambio pari
effect-deal-joker = costa un jolly
effect-deal-none = non ti serve
effect-complete = { $points } punti: { $order }
effect-joker-for = jolly per { $products }
# $line: quale degli ordini nell'immagine.
effect-complete-line = Ordine { $line }: { $points } punti{ $number ->
        [0] { "" }
       *[other] , { $number } jolly
    }
effect-complete-breaks = ne costa un altro
