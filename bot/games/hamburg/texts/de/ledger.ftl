### Die Bilanz: was sie über die Plätze sagt.

nerves-about = Wer knapp danebenlag, wen volle Märkte trafen und wer die bessere Nase hatte. 👑 ist der höchste Wert von allen.
nerves-legend = Ein Geschenk ging knapp daneben, wenn ein um 2 höherer Wert mehr Punkte gebracht hätte. An volle Märkte verloren ist, was der Markt dir mehr gezahlt hätte, wenn sonst niemand deine Sorten verkauft hätte. Eine Gruppe wurde weggeschnappt, wenn jemand, der danach kaufte, in dieser Runde beide Sorten daraus dem Senat schenkte.

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
nerves-best-waits = { $who } hat dem Tisch { $number ->
        [one] { $number } Wartezeit
       *[other] { $number } Wartezeiten
    } erspart.
