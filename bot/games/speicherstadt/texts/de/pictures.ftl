### Words on the pictures of this game, and in their descriptions.

picture-sold = verkauft
picture-several = Noch dran: { $who }
picture-supply = Vorrat
picture-complete = voll
picture-pool = Noch ohne Platz
picture-ships = Auf deinen Schiffen

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

alt-market = Markt, in der Reihenfolge der Schlange
alt-selling = jetzt im Verkauf
alt-grey-worker = { $who } (grau)
alt-coins = Münzen { $number }
alt-tie-break = { alt-coins }
alt-strength = Stärke { $number }
alt-ships = Schiffe { $number }
alt-open = offene Aufträge { $number }
alt-done = volle Aufträge { $number }
alt-workers = Arbeiter { $number }
alt-grey = graue Arbeiter { $number }
alt-due = ist dran
alt-decks = Stapel der Karten: { $decks }
alt-free = noch Platz für { $number }
alt-empty = leer
