### Words on the pictures of this game, and in their descriptions.

picture-nothing = keine
picture-sold = verkauft
picture-supply = Vorrat (zum Tauschen)
picture-before = Vor dem Verladen
picture-pool = Noch ohne Platz
picture-ships = Auf deinen Schiffen
picture-above = Reservieren
picture-reserved = Reserviert
picture-mine = Deine
picture-strength = Löschkraft { $number }
picture-fires-left = Kommt noch

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

chip-coins = Münzen
chip-points = Punkte
chip-strength = Stärke
chip-ships = Schiffe
chip-open = offene Aufträge
chip-done = volle Aufträge
chip-workers = Arbeiter
chip-grey = graue Arbeiter
alt-market = Markt, in der Reihenfolge der Schlange
alt-selling = jetzt im Verkauf
alt-grey-worker = { $who } (grau)
alt-tie-break = Münzen { $number }
alt-decks = Stapel der Karten: { $decks }
alt-free = noch Platz für { $number }
alt-empty = leer
