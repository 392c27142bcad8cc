### Words on the pictures of this game, and in their descriptions.

picture-title = Round { $round } · { $phase }
picture-phase-placing = Placing
picture-phase-sailing = Sailing
picture-phase-ship-cards = Ship cards
picture-phase-unloading = Unloading
picture-phase-trade = Trade
picture-phase-completion = Orders
picture-ask = { $who } is due
picture-several = Still to act
picture-stock = Left by the sea
picture-orders = Orders
picture-products = Products
picture-cards = Ship cards
picture-fleet = Ships on the water
picture-nothing = none
picture-open = open
picture-ready = can be completed
picture-order = Order
picture-needs = Wants: { $products }
picture-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-made = { $cargo } to { $harbour }
picture-accepts = Wants { $cargo }
picture-makes = Makes { $products }

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

alt-ports = Harbours
alt-port = { $name } wants { $cargo }, product cards { $number }
alt-ships = Ships
alt-ship = { $ship } { $cargo } at { $place }
alt-anchor = { $place } (anchor)
alt-exit = { $colour } to { $place }
alt-empty = empty
alt-water = no ship on the water
alt-order-points = order points { $number }
alt-completed = orders completed { $number }
alt-orders = orders in hand { $number }
alt-products = product cards { $number }
alt-cards = ship cards { $number }
alt-open = open points { $number }
alt-supply = ships in supply { $number }
alt-missing = lacks { $products }
alt-due = must act
alt-master = harbour master
alt-tie-break = order points and product cards { $number }

## Lines of the ledger

picture-line-landed = Right harbours
picture-line-astray = Ships astray
picture-line-sent = Ships moved for others
picture-line-carried = Moved by others
picture-line-held = Ships held up
picture-line-trades = Trades
picture-line-robbed = Cargo robbed
picture-line-waits = Waits spared
