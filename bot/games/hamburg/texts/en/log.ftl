### What happens in this game, one line an event. $seat / $who is a mark and a name.

log-round-started = **Round { $round }: { $starter } starts.**
log-displayed = New in the harbour: { $groups }.
log-reshuffled = The pile is empty: { $goods_count } discarded goods are shuffled.
log-bought = { $who } buys { $what } for { $price }.
log-passed = Done in the harbour: { $who }.
log-passed-brief = { $who } passes.
log-borrowed = 📜 { $seat } takes { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } (+{ $money } Mark).
log-swapped = { $who } exchanges { $one } ({ $here }) with { $other } ({ $there }).
log-drew = 🎴 { $seat } draws { $good } for { $price }.
log-revealed = 🎴 { $seat } lays open { $goods }.
log-chose = { $seat } buys { $good } for { $price }.
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
log-piles-brief = { $who } gift { $value }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $money ->
        [0] { "" }
       *[other] , +{ $money } Mark
    }
log-piles-empty = { $who } gives and sells nothing.
log-used = 🎴 { $seat } uses { $card } ({ $count }){ $points ->
        [0] .
       *[other] : +{ $points }.
    }
log-senate = Senate: { $gains }.
log-senate-none = Senate: no points.
log-gain = { $who } +{ $points }
log-named =
    { $kinds_count ->
        [0] { $seat } sets no special price.
       *[other] 🎴 { $seat } has a special price for { $kinds }.
    }
log-sold = { $who } earns { $money } Mark: { $sales }.
log-sold-brief = { $who } earns { $money } Mark.
log-sale = { $goods } ({ $price })
log-point-bought = 🎴 { $seat } buys { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $price } Mark.
log-speicher-bought = 🎴 { $seat } buys a storehouse for { $price } Mark.
log-banked = 🎴 { $seat } takes { $money } Mark from the bank.
log-starter-named = 🎴 { $seat } names who starts next: { $who }.
log-closed = { $kept_count ->
        [0] { $seat } closes and keeps nothing.
       *[other] { $seat } closes and keeps { $kept }.
    }{ $loans ->
        [0] {""}
       *[other] { " " }{ log-repaid }
    }{ $price ->
        [0] {""}
       *[other] { " " }{ log-stored }
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
    } ({ $repaid } Mark).
log-stored = Extra storage: { $price } Mark.
log-discarded = { $seat } discards { $goods }.
log-game-ended = **The game is over.**
