### Wörter auf den Bildern dieses Spiels, und in ihren Beschreibungen.

picture-title = Runde { $round } · { $phase }
picture-stock = Vorrat am Meer
picture-lacks = Dir fehlt
picture-partners = Was die anderen haben
picture-offers = Angebote
picture-gives = gibt
picture-wants = für
picture-orders = Aufträge
picture-products = Produkte
picture-cards = Schiffskarten
picture-fleet = Schiffe auf dem Wasser
picture-nothing = keine
picture-open = offen
# $card: the ship card that lies ready on the desk.
picture-ahead = Danach ({ $card })
picture-ready = kann erfüllt werden

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

chip-wants = verlangt { $what }
alt-ports = Häfen
alt-ships = Schiffe
alt-ship = { $ship } { $cargo } auf { $place }
alt-anchor = { $place } (Anker)
alt-exit = { $colour } nach { $place }
alt-water = kein Schiff auf dem Wasser
alt-missing = fehlt { $products }
alt-missing-all = fehlt alles
alt-tie-break = bei gleichen Punkten: { $number }
