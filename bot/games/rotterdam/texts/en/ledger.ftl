### The ledger: what it tells of each seat.

nerves-legend = Moved for others: towards their harbour, by your colour. Off course: away from it. Won by trade: went into your orders.

## The lines

nerves-line-landed = Right harbours
nerves-line-sent = Ships moved for others
nerves-line-astray = Ships sent off course
nerves-line-trades = Products won by trade
nerves-line-robbed = Cargo taken
nerves-line-held = Ships set back
nerves-line-waits = Automatic moves

## The best of them, under the final table. $number is what the line counts.

nerves-best-landed = { $who } brought { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } to the right harbour.
nerves-best-sent = { $who } moved { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of the others on their way.
nerves-best-astray = { $who } sent { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of the others off course.
nerves-best-trades = { $who } won { $number ->
        [one] { $number } product
       *[other] { $number } products
    } for orders by trade.
nerves-best-robbed = { $who } took { $number ->
        [one] { $number } cargo
       *[other] { $number } cargoes
    } from the others.
nerves-best-held = { $who } set { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of the others back.
nerves-best-waits = { $who } made { $number ->
        [one] { $number } automatic move
       *[other] { $number } automatic moves
    }.
