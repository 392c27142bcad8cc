### Die Bilanz: was sie über die Plätze sagt.

nerves-legend = Knapp verfehlt: 2 mehr hätten Punkte gebracht. Volle Märkte: was der Markt mehr gezahlt hätte, wenn nur du verkauft hättest. Weggeschnappt: Wer später kaufte, schenkte beide Sorten der Gruppe.

## Die Zeilen

nerves-line-missed = Knapp verfehlte Ränge
nerves-line-flooded = Mark an volle Märkte verloren
nerves-line-snatched = Gruppen weggeschnappt
nerves-line-loans = Schuldscheine aufgenommen
nerves-line-gift = Bestes Geschenk
nerves-line-sales = Bester Markt (Mark)
nerves-line-waits = Automatische Züge

## Die besten unter der Schlusstabelle. $number ist, was die Zeile zählt.

nerves-best-missed = { $who } hat mehr Punkte knapp verpasst: { $number }-mal.
nerves-best-flooded = { $who } verlor { $number } Mark, weil andere das Gleiche verkauften.
nerves-best-snatched = { $who } schnappte { $number ->
        [one] { $number } Gruppe weg, die jemand anders brauchte.
       *[other] { $number } Gruppen weg, die jemand anders brauchte.
    }
nerves-best-loans = { $who } lebte auf Kredit: { $number ->
        [one] { $number } Schuldschein.
       *[other] { $number } Schuldscheine.
    }
nerves-best-gift = { $who } schenkte dem Senat auf einmal am meisten: Wert { $number }.
nerves-best-sales = { $who } hatte den besten Markt: { $number } Mark in einer Runde.
nerves-best-waits = { $who }, automatische Züge: { $number }.
