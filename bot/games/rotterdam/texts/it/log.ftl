### Che cosa succede in questo gioco, un evento per riga. $seat / $who è un segno e un nome, $ship un segno e un numero.

log-round-started = **Round { $round }: { $master } è capitano di porto.**
log-placed =
    { $card ->
        [yes] { $who } mette { $ship } su { $start } con una carta nave: { $cargo }.
       *[no] { $who } mette { $ship } su { $start }: { $cargo }.
    }
log-placed-one = { $ship } su { $start } ({ $cargo })
log-placed-many = Messe: { $steps }.
# $lacks: start (nessuna è libera), ship (nessuna in riserva) o nothing.
log-passed =
    { $lacks ->
        [start] { $who } non può mettere navi: nessuna partenza è libera.
        [ship] { $who } non può mettere navi: sono tutte in acqua.
       *[nothing] { $who } non mette navi.
    }
log-named = { $who } sceglie { $colour }.
log-named-moves = { $who } sceglie { $colour }: { $moves }.
log-sailed = Poi: { $moves }.
log-steered = { $ship } → { $to } (guida { $who })
log-blocked = { $ship } aspetta in { $place }
log-reshuffled = { $cards ->
        [one] { $cards } carta nave usata è il nuovo mazzo.
       *[other] { $cards } carte nave usate si mescolano in un nuovo mazzo.
    }
log-drew = { $who } pesca una carta nave.
log-drew-seen = { $who } pesca una carta nave: { $card }.
log-draws-lost = { $draws ->
        [one] { $seat } non ha posto per { $draws } carta nave.
       *[other] { $seat } non ha posto per { $draws } carte nave.
    }
log-opened = { $seat } scopre { $card }.
log-swapped = { $who } gioca { $card }: ora { $one } e { $other }.
log-driven-back = { $who } gioca { $card }: { $ship } torna a { $to }.
log-robbed = { $seat } gioca { card-rob }: { $cargo } da { $victim } a { $ship }.
log-inspected = { $seat } gioca { card-guard }: { $cargo } da { $ship } torna nella riserva.
log-unloaded =
    { $right ->
        [yes] { $ship } porta { $cargo } a { $harbour }.
       *[no] { $ship } arriva invano a { $harbour }: { $cargo }.
    }
log-produced = { $who } pesca un prodotto: { $product }.
log-produced-none = { $who } non riceve nulla, { $harbour } non ha più carte prodotto.
log-trade-opened = Gli scambi sono aperti: { $seats }.
log-offered = { $seat } offre { $give } per { $want }, a { $to }.
log-traded = Scambiato: { $who } dà { $give }, { $taker } dà { $want }.
log-traded-mine = 🤝 Hai ricevuto { $get } per { $give }, da { $who }.
log-declined = { $seat } rifiuta l'offerta di { $offerer }.
log-withdrawn = { $seat } ritira un'offerta.
log-lapsed =
    { $void ->
        [yes] L'offerta di { $seat } decade: quello che darebbe non c'è più.
       *[no] L'offerta di { $seat } decade: nessuno la accetta.
    }
log-finished =
    { $closed ->
        [yes] { $seat } non fa più scambi in questo round.
       *[no] { $seat } non fa più offerte.
    }
log-completed-brief = { $seat } completa un ordine per { $points } punti.
log-completed = 📜 { $seat } completa un ordine per { $points } punti: { $products }{ $jokers_count ->
        [0] .
        [one] { " " }e un jolly.
       *[other] { " " }e { $jokers_count } jolly.
    }
log-drew-order-seen = { $who } pesca un ordine: { $order }.
# $end: perché.
log-game-ended =
    { $end ->
        [orders] **La partita è finita: i punti ordine sono raggiunti.**
        [piles] **La partita è finita: tutte le carte prodotto sono esaurite.**
       *[stall] **La partita è finita: per 3 round non si è mosso nulla.**
    }
