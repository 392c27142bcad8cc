### Was in diesem Spiel geschieht, ein Ereignis je Zeile. $seat / $who ist ein Zeichen und ein Name, $ship ein Zeichen und eine Zahl.

log-round-started = **Runde { $round }: Hafenmeister ist { $master }.**
log-placed =
    { $card ->
        [yes] { $who } setzt mit einer Schiffskarte { $ship } auf { $start }: { $cargo }.
       *[no] { $who } setzt { $ship } auf { $start }: { $cargo }.
    }
log-placed-one = { $ship } auf { $start } ({ $cargo })
log-placed-many = Eingesetzt: { $steps }.
# $lacks: start (keiner ist frei), ship (keins im Vorrat) oder nothing.
log-passed =
    { $lacks ->
        [start] { $who } kann kein Schiff einsetzen: Kein Start ist frei.
        [ship] { $who } kann kein Schiff einsetzen: Alle sind auf dem Wasser.
       *[nothing] { $who } setzt kein Schiff ein.
    }
log-named = { $who } wählt { $colour }.
log-named-moves = { $who } wählt { $colour }: { $moves }.
log-sailed = Dann: { $moves }.
log-steered = { $ship } → { $to } (gesteuert von { $who })
log-blocked = { $ship } wartet bei { $place }
log-reshuffled = { $cards ->
        [one] { $cards } gebrauchte Schiffskarte ist der neue Stapel.
       *[other] { $cards } gebrauchte Schiffskarten werden zu einem neuen Stapel gemischt.
    }
log-drew = { $who } zieht eine Schiffskarte.
log-drew-seen = { $who } zieht eine Schiffskarte: { $card }.
log-draws-lost = { $draws ->
        [one] { $seat } hat keinen Platz für { $draws } Schiffskarte.
       *[other] { $seat } hat keinen Platz für { $draws } Schiffskarten.
    }
log-opened = { $seat } legt { $card } offen aus.
log-swapped = { $who } spielt { $card }: jetzt { $one } und { $other }.
log-driven-back = { $who } spielt { $card }: { $ship } fährt zurück nach { $to }.
log-robbed = { $seat } spielt { card-rob }: { $cargo } von { $victim } auf { $ship }.
log-inspected = { $seat } spielt { card-guard }: { $cargo } von { $ship } kommt zurück in den Vorrat.
log-unloaded =
    { $right ->
        [yes] { $ship } bringt { $cargo } nach { $harbour }.
       *[no] { $ship } kommt vergeblich nach { $harbour }: { $cargo }.
    }
log-produced = { $who } zieht ein Produkt: { $product }.
log-produced-none = { $who } bekommt nichts, { $harbour } hat keine Produktkarten mehr.
log-trade-opened = Der Handel ist offen: { $seats }.
log-offered = { $seat } bietet { $give } für { $want }, an { $to }.
log-traded = Getauscht: { $who } gibt { $give }, { $taker } gibt { $want }.
log-traded-mine = 🤝 Du hast { $get } für { $give } bekommen, von { $who }.
log-declined = { $seat } lehnt das Angebot von { $offerer } ab.
log-withdrawn = { $seat } zieht ein Angebot zurück.
log-lapsed =
    { $void ->
        [yes] Das Angebot von { $seat } ist hinfällig: Was zu geben wäre, ist nicht mehr da.
       *[no] Das Angebot von { $seat } ist hinfällig: Niemand nimmt es an.
    }
log-finished =
    { $closed ->
        [yes] { $seat } handelt in dieser Runde nicht mehr.
       *[no] { $seat } macht keine Angebote mehr.
    }
log-completed-brief = { $seat } erfüllt einen Auftrag für { $points } Punkte.
log-completed = 📜 { $seat } erfüllt einen Auftrag für { $points } Punkte: { $products }{ $jokers_count ->
        [0] .
        [one] { " " }und ein Joker.
       *[other] { " " }und { $jokers_count } Joker.
    }
log-drew-order-seen = { $who } zieht einen Auftrag: { $order }.
# $end: warum.
log-game-ended =
    { $end ->
        [orders] **Die Partie ist zu Ende: Die Auftragspunkte sind erreicht.**
        [piles] **Die Partie ist zu Ende: Alle Produktkarten sind weg.**
       *[stall] **Die Partie ist zu Ende: 3 Runden lang hat sich nichts bewegt.**
    }
