### Was die Plätze dieses Spiels haben und was es bringt.

standings-means = Aufträge auf der Hand { $orders } · Produkte { $products } · Schiffskarten { $cards }
standings-orders = Erfüllte Aufträge
standings-products = Produkte
standings-cards = Schiffskarten mit Punkten
