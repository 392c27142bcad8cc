### The ledger: what it tells of each seat.

nerves-legend = Just missed: 2 more would have brought points. Full markets: what you would have got more if only you had sold. Snatched: a later buyer gave both kinds of that group.

## The lines

nerves-line-missed = Gifts that just missed
nerves-line-flooded = Mark lost in full markets
nerves-line-snatched = Groups snatched
nerves-line-loans = Loans taken
nerves-line-gift = Best gift
nerves-line-sales = Best market (Mark)
nerves-line-waits = Automatic moves

## The best of them, under the final table. $number is what the line counts.

nerves-best-missed = { $who } narrowly missed more points { $number ->
        [one] once.
       *[other] { $number } times.
    }
nerves-best-flooded = { $who } lost { $number } Mark because others sold the same.
nerves-best-snatched = { $who } snatched { $number ->
        [one] { $number } group
       *[other] { $number } groups
    } that another player needed.
nerves-best-loans = { $who } lived on credit: { $number ->
        [one] { $number } loan.
       *[other] { $number } loans.
    }
nerves-best-gift = { $who } gave the senate most at once: a value of { $number }.
nerves-best-sales = { $who } had the best market: { $number } Mark in one round.
nerves-best-waits = { $who } made { $number ->
        [one] { $number } automatic move
       *[other] { $number } automatic moves
    }.
