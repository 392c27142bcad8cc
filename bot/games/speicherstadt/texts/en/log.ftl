### What happens in this game, one line an event. $who is a mark and a name.

log-round-started = Round { $round }: { $who } starts.
log-laid = New in the market: { $cards }.
log-burned = { $card } burns: { $effects }.
log-burned-nothing = { $card } burns: all are equally strong, nothing happens.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Workers placed one after the other; $who is a mark only.
log-placed = Workers: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $who } buys { $card } for { $price }.
log-declined =
    { $able ->
        [yes] { $who } passes on { $card } at { $price }.
       *[no] { $who } cannot pay { $price } for { $card }.
    }
log-discarded = No one takes { $card }.
log-delivered =
    { $complete ->
        [yes] { $who } puts { $good } on { $contract }: complete.
       *[no] { $who } puts { $good } on { $contract }.
    }
log-sold = { $who } sells { $good } to { $merchant } (+{ $coins }).
log-exchanged = { $who } exchanges { $give } for { $take }.
log-traded = { $who } sells { $give } (+{ $coins }).
log-loaded =
    { $kept ->
        [yes] { $who } keeps { $goods }.
       *[no] { $who } has finished loading.
    }
log-loaded-lost = { $who } keeps { $goods } and loses { $lost }.
log-loaded-all-lost = { $who } loses { $lost }.
log-income = Income: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = The game is over.
