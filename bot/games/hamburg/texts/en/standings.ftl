### What the seats of this game have, and what scores now.

standings-means = { $speicher ->
        [one] { $speicher } storehouse
       *[other] { $speicher } storehouses
    } · { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
standings-now = Points
standings-never = No points of their own
# $used: cards that lie open until the round ends.
standings-used = used: { $used }
standings-filled = Filled storehouses { $filled } of { $speicher }
