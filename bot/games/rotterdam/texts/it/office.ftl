### L'ufficio di questo gioco, carte nave e scambi sulla scrivania.

office-purse = { $points } di { $trigger } punti ordine · prodotti { $products } · carte nave { $cards } · navi in riserva { $ships }
office-ask-placing =
    { $what ->
       *[ship] metti una nave, o nessuna.
        [none] ora non puoi mettere navi.
    }
office-ask-sailing =
    { $what ->
        [name] scegli un colore.
       *[pass] non ci sono colori da scegliere.
    }
office-ask-fork = { $ship } è a un bivio: da che parte?
office-ask-cards = gioca carte nave, o nessuna.
office-ask-trade = fai scambi finché vuoi.
office-ask-answer = rispondi all'offerta di { $who }.
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
consequence-used-up = La carta si consuma: { $card }.
# $first e $second: le navi; $one e $other: che cosa porta ora ciascuna.
consequence-swap = { $one } riceve { $first }, { $other } riceve { $second }.
consequence-extra = Un'altra tua nave su { $start }: { $cargo }.
consequence-back = { $ship } torna da { $origin } a { $to }.
consequence-rob = { $cargo } passa da { $victim } a { $ship }. { $victim } resta, vuota.
consequence-rob-new = { $cargo } passa da { $victim } a una tua nuova nave su { $start }. { $victim } resta, vuota.
consequence-guard = { $cargo } torna da { $ship } nella riserva. { $ship } resta, vuota.

## Scambi

trade-wishes = Ai tuoi ordini serve
trade-wish = { $missing } → { $points } punti
trade-no-wishes = Hai tutto quello che serve ai tuoi ordini.
trade-laid = La tua prossima offerta
trade-offer = Dai { $give } per { $want } · a { $to }
trade-nothing = Scegli che cosa dai e che cosa vuoi. L'offerta va a chi ha abbastanza carte, o solo a chi scegli tu. Vale per chi accetta per primo.
trade-useless = Qui nessuno può avere quello che serve ai tuoi ordini. «{ do-done-closed }» ti evita altre domande in questo round.
trade-unfair = Così lo scambio non va: qui nessuno può avere tutto quello che vuoi.
trade-from = Offerta di { $who }
trade-to-me =
    { $able ->
        [yes] Ricevi { $give } e dai { $want }.
        [must] Riceveresti { $give } per { $want }, che non hai. Il bot può rifiutare per te: pianifica «{ orders-do-refuse }».
       *[no] Riceveresti { $give } per { $want }, che non hai.
    }
# $orders: gli ordini che uno scambio completa o rompe.
deal-completes = ➕ Potresti completare questo ordine: { $orders }.
deal-breaks = ⚠️ Non potresti più completare questo ordine: { $orders }.
deal-helps = ➕ I tuoi ordini hanno bisogno di quello che ricevi.
deal-none = Nessuno dei tuoi ordini ha bisogno di quello che ricevi.
# Quello che altri vedono di una mano: il dorso delle carte.
trade-partner = { $who } { $name } · { $hand }
trade-confirm = Offri
trade-confirm-deal = Offri { $give } per { $want }
trade-confirm-done = Ultima offerta
pick-offer-give = Dai …
pick-offer-want = Ricevi …
pick-offer-to = A chi …
