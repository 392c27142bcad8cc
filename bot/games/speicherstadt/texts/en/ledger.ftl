### The ledger of nerves: what it tells of each seat.

nerves-legend = Extra coins for others: 1 for each worker of yours behind a buyer. Withdrawals: times you passed on a card you could pay for.
# Points per coin: 0.88.
nerves-decimal = { $whole }.{ $rest }

## The lines

nerves-line-pressed = Extra coins for others
nerves-line-bargains = Cards for a single coin
nerves-line-withdrawals = Withdrawals
nerves-line-refusal = Most expensive “no”
nerves-line-value = Points per coin
nerves-line-fires = Points at fires
nerves-line-waits = Automatic moves

## The best of them, under the final table. $number is what the line counts.

nerves-best-pressed =
    { $who } cost the others { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } more by standing in line.
nerves-best-bargains = { $who } took { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } for a single coin each.
nerves-best-withdrawals =
    { $who } could pay and still left the line: { $number ->
        [one] { $number } time.
       *[other] { $number } times.
    }
nerves-best-refusal = { $who } said no to { $card } at { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
nerves-best-value = { $who } made { $value } points out of every coin.
nerves-best-fires = { $who } gained { $number ->
        [one] { $number } point
       *[other] { $number } points
    } at the fires.
nerves-best-waits = { $who } made { $number ->
        [one] { $number } automatic move
       *[other] { $number } automatic moves
    }.
