### Wörter auf den Bildern dieses Spiels, und in ihren Beschreibungen.

picture-title = Runde { $round } · { $phase }
picture-phase-placing = Einsetzen
picture-phase-sailing = Fahren
picture-phase-ship-cards = Schiffskarten
picture-phase-unloading = Löschen
picture-phase-trade = Handel
picture-phase-completion = Aufträge
picture-ask = { $who } ist dran
picture-several = Noch dran
picture-stock = Noch am Meer
picture-orders = Aufträge
picture-products = Produkte
picture-cards = Schiffskarten
picture-fleet = Schiffe auf dem Wasser
picture-nothing = keine
picture-open = offen
picture-ready = kann erfüllt werden
picture-order = Auftrag
picture-needs = Verlangt: { $products }
picture-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
picture-made = { $cargo } nach { $harbour }
picture-accepts = Verlangt { $cargo }
picture-makes = Stellt her: { $products }

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

alt-ports = Häfen
alt-port = { $name } verlangt { $cargo }, Produktkarten { $number }
alt-ships = Schiffe
alt-ship = { $ship } { $cargo } auf { $place }
alt-anchor = { $place } (Anker)
alt-exit = { $colour } nach { $place }
alt-empty = leer
alt-water = kein Schiff auf dem Wasser
alt-order-points = Auftragspunkte { $number }
alt-completed = erfüllte Aufträge { $number }
alt-orders = Aufträge auf der Hand { $number }
alt-products = Produktkarten { $number }
alt-cards = Schiffskarten { $number }
alt-open = offene Punkte { $number }
alt-supply = Schiffe im Vorrat { $number }
alt-missing = fehlt { $products }
alt-due = ist dran
alt-master = Hafenmeister
alt-tie-break = Auftragspunkte und Produktkarten { $number }

## Zeilen des Buchs

picture-line-landed = Richtige Häfen
picture-line-astray = Schiffe auf Abwegen
picture-line-sent = Fremde Schiffe bewegt
picture-line-carried = Von anderen bewegt
picture-line-held = Aufgehaltene Schiffe
picture-line-trades = Tauschgeschäfte
picture-line-robbed = Geraubte Ladung
picture-line-waits = Gespartes Warten
