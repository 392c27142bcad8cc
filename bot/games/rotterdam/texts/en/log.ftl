### What happens in this game, one line an event. $seat / $who is a mark and a name, $ship a mark and a number.

log-round-started = **Round { $round }: { $master } is harbour master.**
log-placed =
    { $card ->
        [yes] { $who } places { $ship } on { $start } with a ship card: { $cargo }.
       *[no] { $who } places { $ship } on { $start }: { $cargo }.
    }
log-placed-one = { $ship } on { $start } ({ $cargo })
log-placed-many = Placed: { $steps }.
# $lacks: start (none is free), ship (none in the supply) or nothing.
log-passed =
    { $lacks ->
        [start] { $who } can place no ship: no start is free.
        [ship] { $who } can place no ship: all of them are on the water.
       *[nothing] { $who } places no ship.
    }
log-named = { $who } chooses { $colour }.
log-named-moves = { $who } chooses { $colour }: { $moves }.
log-sailed = Then: { $moves }.
log-steered = { $ship } → { $to } (steered by { $who })
log-blocked = { $ship } waits at { $place }
log-reshuffled = { $cards ->
        [one] { $cards } used ship card is the new pile.
       *[other] { $cards } used ship cards are shuffled into a new pile.
    }
log-drew = { $who } draws a ship card.
log-drew-seen = { $who } draws a ship card: { $card }.
log-draws-lost = { $draws ->
        [one] { $seat } has no room for { $draws } ship card.
       *[other] { $seat } has no room for { $draws } ship cards.
    }
log-opened = { $seat } lays { $card } open.
log-swapped = { $who } plays { $card }: now { $one } and { $other }.
log-driven-back = { $who } plays { $card }: { $ship } goes back to { $to }.
log-robbed = { $seat } plays { card-rob }: { $cargo } from { $victim } onto { $ship }.
log-inspected = { $seat } plays { card-guard }: { $cargo } from { $ship } goes back to the stock.
log-unloaded =
    { $right ->
        [yes] { $ship } brings { $cargo } to { $harbour }.
       *[no] { $ship } comes to { $harbour } for nothing: { $cargo }.
    }
log-produced = { $who } draws a product: { $product }.
log-produced-none = { $who } gets nothing, { $harbour } has no product cards left.
log-trade-opened = Trade is open: { $seats }.
log-offered = { $seat } offers { $give } for { $want }, to { $to }.
log-traded = Traded: { $who } gives { $give }, { $taker } gives { $want }.
log-traded-mine = 🤝 You got { $get } for { $give }, from { $who }.
log-declined = { $seat } declines the offer of { $offerer }.
log-withdrawn = { $seat } withdraws an offer.
log-lapsed =
    { $void ->
        [yes] The offer of { $seat } is gone: what it would give is no longer there.
       *[no] The offer of { $seat } is gone: no one takes it.
    }
log-finished =
    { $closed ->
        [yes] { $seat } trades no more in this round.
       *[no] { $seat } makes no more offers.
    }
log-completed-brief = { $seat } completes an order for { $points } points.
log-completed = 📜 { $seat } completes an order for { $points } points: { $products }{ $jokers_count ->
        [0] .
        [one] { " " }and a joker.
       *[other] { " " }and { $jokers_count } jokers.
    }
log-drew-order-seen = { $who } draws an order: { $order }.
# $end: why.
log-game-ended =
    { $end ->
        [orders] **The game is over: the order points are reached.**
        [piles] **The game is over: all product cards are gone.**
       *[stall] **The game is over: nothing has moved for 3 rounds.**
    }
