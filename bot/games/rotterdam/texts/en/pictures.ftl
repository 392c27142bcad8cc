### Words on the pictures of this game, and in their descriptions.

picture-title = Round { $round } · { $phase }
picture-several = Still to act
picture-stock = Left by the sea
picture-orders = Orders
picture-products = Products
picture-cards = Ship cards
picture-fleet = Ships on the water
picture-nothing = none
picture-open = open
# $card: the ship card that lies ready on the desk.
picture-ahead = After { $card }
picture-ready = can be completed

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
alt-tie-break = of equal points: { $number }
