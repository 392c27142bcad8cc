### Was in diesem Spiel geschieht, ein Ereignis je Zeile. $who ist ein Zeichen und ein Name, $ship ein Zeichen und eine Zahl.

log-round-started = Runde { $round }: Hafenmeister ist { $who }.
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
log-reshuffled = { $number ->
        [one] { $number } gebrauchte Schiffskarte ist der neue Stapel.
       *[other] { $number } gebrauchte Schiffskarten werden zu einem neuen Stapel gemischt.
    }
log-drew = { $who } zieht eine Schiffskarte.
log-drew-seen = { $who } zieht eine Schiffskarte: { $card }.
log-draws-lost = { $number ->
        [one] { $who } hat keinen Platz für { $number } Schiffskarte.
       *[other] { $who } hat keinen Platz für { $number } Schiffskarten.
    }
log-opened = { $who } legt { $card } offen aus.
log-swapped = { $who } spielt { $card }: jetzt { $one } und { $other }.
log-driven-back = { $who } spielt { $card }: { $ship } fährt zurück nach { $to }.
log-robbed = { $who } spielt { $card }: { $cargo } von { $victim } auf { $ship }.
log-inspected = { $who } spielt { $card }: { $cargo } von { $ship } kommt zurück in den Vorrat.
log-unloaded-right = { $ship } bringt { $cargo } nach { $harbour }.
log-unloaded-wrong = { $ship } kommt vergeblich nach { $harbour }: { $cargo }.
log-produced = { $who } zieht ein Produkt: { $product }.
log-produced-none = { $who } bekommt nichts, { $harbour } hat keine Produktkarten mehr.
log-trade-opened = Der Handel ist offen: { $who }.
log-offered = { $who } bietet { $give } für { $want }, an { $to }.
log-traded = Getauscht: { $who } gibt { $give }, { $taker } gibt { $want }.
log-traded-mine = 🤝 Du hast { $get } für { $give } bekommen, von { $who }.
log-declined = { $who } lehnt das Angebot von { $offerer } ab.
log-withdrawn = { $who } zieht ein Angebot zurück.
log-lapsed =
    { $void ->
        [yes] Das Angebot von { $who } ist hinfällig: Was zu geben wäre, ist nicht mehr da.
       *[no] Das Angebot von { $who } ist hinfällig: Niemand nimmt es an.
    }
log-finished =
    { $closed ->
        [yes] { $who } handelt in dieser Runde nicht mehr.
       *[no] { $who } macht keine Angebote mehr.
    }
log-completed = { $who } erfüllt einen Auftrag für { $points } Punkte: { $products }{ $jokers ->
        [0] .
        [one] { " " }und ein Joker.
       *[other] { " " }und { $jokers } Joker.
    }
log-drew-order-seen = { $who } zieht einen Auftrag: { $order }.
# $end: warum.
log-game-ended =
    { $end ->
        [orders] Die Partie ist zu Ende: Die Auftragspunkte sind erreicht.
        [piles] Die Partie ist zu Ende: Alle Produktkarten sind weg.
       *[stall] Die Partie ist zu Ende: 3 Runden lang hat sich nichts bewegt.
    }
