### Wörter auf den Bildern, und ihre Beschreibungen für Leute, die sie nicht sehen.
### Eine Beschreibung hat 1.024 Zeichen für einen ganzen Tisch: so kurz, wie es geht.

picture-several = Noch dran
picture-sources = Punkte nach Herkunft
picture-course = Punkte nach jeder Runde

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

alt-points = Punkte { $number }
alt-due = ist dran
alt-rest = Mehr im Text der Nachricht.
