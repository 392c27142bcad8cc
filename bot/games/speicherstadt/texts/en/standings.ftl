### What the seats of this game have, and what each of their cards scores.

standings-means = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · fire strength { $strength }

## The cards of one seat

standings-now = Points
standings-not-yet = Nothing yet
standings-never = No points of their own
standings-lacks = needs { $missing }; { $points } when complete
# What a card counts; $number is how many there are.
standings-counts-warehouse = { $number ->
        [0] no goods stored
        [one] { $number } good stored
       *[other] { $number } goods stored
    }
standings-counts-port = { $number ->
        [0] no ships
        [one] { $number } ship
       *[other] { $number } ships
    }
standings-counts-chamber-of-commerce = { $number ->
        [0] no coins
        [one] { $number } coin
       *[other] { $number } coins
    }
standings-counts-press = { $number ->
        [0] no firemen
        [one] { $number } fireman
       *[other] { $number } firemen
    }
standings-counts-mayor = { $number ->
        [0] no point building
       *[other] the best point building again
    }
standings-counts-harbour-tour = { $number ->
        [0] no point buildings
        [one] { $number } point building
       *[other] { $number } point buildings
    }
standings-counts-deichtorhallen = { $number ->
        [0] no merchants
        [one] { $number } merchant
       *[other] { $number } merchants
    }
standings-counts-accountant = { $number ->
        [0] no contracts
        [one] { $number } contract
       *[other] { $number } contracts
    }
