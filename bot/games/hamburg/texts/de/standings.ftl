### Was die Plätze dieses Spiels haben, und was jetzt zählt.

standings-means = { $speicher ->
        [one] { $speicher } Speicher
       *[other] { $speicher } Speicher
    } · { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } · { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
standings-now = Punkte
standings-never = Ohne eigene Punkte
standings-used = benutzt: { $used }
standings-filled = Gefüllte Speicher { $filled } von { $speicher }
