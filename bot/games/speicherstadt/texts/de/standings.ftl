### What the seats of this game have, and what each of their cards scores.

standings-means = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } · Löschkraft { $strength }

## Die Karten eines Platzes

standings-now = Punkte
standings-not-yet = Noch nichts wert
standings-never = Ohne eigene Punkte
standings-lacks = fehlt { $missing }; { $points }, wenn voll
# Was eine Karte zählt; $number ist die Anzahl.
standings-counts-warehouse = { $number ->
        [0] keine Waren gelagert
        [one] { $number } Ware gelagert
       *[other] { $number } Waren gelagert
    }
standings-counts-port = { $number ->
        [0] keine Schiffe
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    }
standings-counts-chamber-of-commerce = { $number ->
        [0] keine Münzen
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
standings-counts-press = { $number ->
        [0] keine Feuerwehrmänner
        [one] { $number } Feuerwehrmann
       *[other] { $number } Feuerwehrmänner
    }
standings-counts-mayor = { $number ->
        [0] kein Punktgebäude
       *[other] das beste Punktgebäude noch einmal
    }
standings-counts-harbour-tour = { $number ->
        [0] keine Punktgebäude
        [one] { $number } Punktgebäude
       *[other] { $number } Punktgebäude
    }
standings-counts-deichtorhallen = { $number ->
        [0] keine Kaufleute
        [one] { $number } Kaufmann
       *[other] { $number } Kaufleute
    }
standings-counts-accountant = { $number ->
        [0] keine Aufträge
        [one] { $number } Auftrag
       *[other] { $number } Aufträge
    }
