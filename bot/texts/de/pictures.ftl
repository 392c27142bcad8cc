### Wörter auf den Bildern, und ihre Beschreibungen für Leute, die sie nicht sehen.
### Eine Beschreibung hat 1.024 Zeichen für einen ganzen Tisch: so kurz, wie es geht.

picture-sold = verkauft
picture-several = Noch dran: { $who }
picture-supply = Vorrat
picture-complete = voll
picture-pool = Noch ohne Platz
picture-ships = Auf deinen Schiffen
picture-sources = Punkte nach Herkunft
picture-course = Punkte nach jeder Runde

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

alt-market = Markt, unterster Arbeiter zuerst
alt-selling = jetzt im Verkauf
alt-grey-worker = { $who } (grau)
alt-coins = Münzen { $number }
alt-tie-break = { alt-coins }
alt-points = Punkte { $number }
alt-strength = Stärke { $number }
alt-ships = Schiffe { $number }
alt-open = offene Aufträge { $number }
alt-done = volle Aufträge { $number }
alt-workers = Arbeiter { $number }
alt-grey = graue Arbeiter { $number }
alt-due = ist dran
alt-decks = Stapel der Karten: { $decks }
alt-free = Platz für { $number } mehr
alt-empty = leer
alt-rest = Der Rest steht im Text der Nachricht.
