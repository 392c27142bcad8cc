### What happens in this game, one line an event. $who is a mark and a name.

log-round-started = Round { $round }: { $who } starts.
log-reshuffled = The pile is empty: { $number } discarded goods are shuffled.
log-bought = { $who } buys { $what } for { $price }.
log-passed = Done in the harbour: { $who }.
log-borrowed = { $who } takes { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } (+{ $money } Mark).
log-swapped = { $who } exchanges { $one } ({ $here }) with { $other } ({ $there }).
log-drew = { $who } draws { $good } for { $price }.
log-revealed = { $who } lays open { $goods }.
log-chose = { $who } buys { $good } for { $price }.
log-declared = { $who } raises the gift by { $value }.
log-declared-none = { $who } does not raise the gift.
log-opening = Everyone reveals.
log-piles =
    { $gifts ->
        [0] { $who } sells { $market }.
       *[other] { $sold ->
            [0] { $who } gives { $gift } (worth { $value }).
           *[other] { $who } gives { $gift } (worth { $value }), sells { $market }.
        }
    }
log-piles-sold = { $who } gives { $gift } (worth { $value }), earns { $money } Mark: { $sales }.
log-piles-brief = { $who }: gift { $value }, +{ $money } Mark
log-piles-empty = { $who } gives and sells nothing.
log-used = { $who } uses { $card } ({ $number }).
log-used-points = { $who } uses { $card } ({ $number }): +{ $points }.
log-senate = Senate: { $gains }.
log-senate-none = Senate: no points.
log-gain = { $who } +{ $points }
log-named = { $who } has a special price for { $goods }.
log-named-none = { $who } sets no special price.
log-sold = { $who } earns { $money } Mark: { $sales }.
log-sale = { $goods } ({ $price })
log-point = { $who } buys { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $price } Mark.
log-speicher = { $who } buys a storehouse for { $price } Mark.
log-banked = { $who } takes { $money } Mark from the bank.
log-starter = { $who } names who starts next: { $other }.
log-closed = { $number ->
        [0] { $who } closes and keeps nothing.
       *[other] { $who } closes and keeps { $goods }.
    }
log-closed-many = Closed: { $steps }.
log-closed-none = Closed: no one keeps goods.
log-step-keeps = { $number ->
        [0] keeps nothing
       *[other] keeps { $goods }
    }
log-step-repays = repays { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }
log-step-discards = discards { $goods }
log-repaid = Repaid: { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    } ({ $money } Mark).
log-stored = Extra storage: { $price } Mark.
log-discarded = { $who } discards { $goods }.
log-game-ended = The game is over.
