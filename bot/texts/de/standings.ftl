### /standings im laufenden Spiel: wer vorn liegt, was jeder Platz hat, was jede seiner Karten jetzt zählte.

# $points liest sich „12 Punkte“.
standings-lead = { $who } liegt vorn: { $points }
standings-lead-shared = { $who } liegen gemeinsam vorn: { $points }
standings-level = Alle liegen gleichauf: { $points }
standings-points = { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
standings-all = Alle am Tisch

## Die Karten eines Platzes

standings-no-cards = Noch keine Karten.
