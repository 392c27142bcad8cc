### What happens in this game, one line an event. $seat / $who is a mark and a name.

log-round-started = **Round { $round }: { $starter } starts.**
log-laid = New in the market: { $cards }.
log-burned = { $card } burns: { $effects }.
log-burned-nothing = { $card } burns: all are equally strong, nothing happens.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Workers placed one after the other; $who is a mark only.
log-placed = Workers: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $seat } buys { $card } for { $price }.
log-declined =
    { $able ->
        [yes] { $seat } passes on { $card } at { $price }.
       *[no] { $seat } cannot pay { $price } for { $card }.
    }
log-discarded = No one takes { $card }.
log-delivered =
    { $complete ->
        [yes] { $seat } puts { $good } on { $contract }: complete.
       *[no] { $seat } puts { $good } on { $contract }.
    }
log-sold = { $seat } sells { $good } to { $merchant } (+{ $coins }).
log-exchanged = { $seat } exchanges { $give } for { $take }.
log-traded = { $seat } sells { $give } (+{ $coins }).
log-loaded = { $who } keeps { $goods }.
log-loaded-lost = { $who } keeps { $goods } and loses { $lost }.
log-loaded-all-lost = { $who } loses { $lost }.
log-income = Income: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = **The game is over.**
