### Words on the pictures of this game, and in their descriptions.

picture-title = Round { $round } · { $phase }
picture-stock = Left by the sea
picture-lacks = Orders lack
picture-partners = What the others have
picture-offers = Offers
picture-gives = gives
picture-wants = for
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

chip-wants = wants { $what }
alt-ports = Harbours
alt-ships = Ships
alt-ship = { $ship } { $cargo } at { $place }
alt-anchor = { $place } (anchor)
alt-exit = { $colour } to { $place }
alt-water = no ship on the water
alt-missing = needs { $products }
alt-missing-all = needs everything
alt-tie-break = of equal points: { $number }
