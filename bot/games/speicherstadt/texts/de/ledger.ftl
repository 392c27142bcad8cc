### The ledger of nerves: what it tells of each seat.

nerves-about = Wer wo stand, wer worauf verzichtete und was es brachte. 👑 ist der höchste Wert von allen.
nerves-legend = Steht dein Arbeiter hinter jemandem, der kauft, wird die Karte um eine Münze teurer. Ein Rückzug ist ein Verzicht auf eine Karte, für die die Münzen reichten. Punkte pro Münze: alle Punkte, geteilt durch alle Münzen für Karten.
# Punkte pro Münze: 0,88.
nerves-decimal = { $whole },{ $rest }

## Die Zeilen

nerves-line-pressed = Münzen, die andere mehr zahlten
nerves-line-bargains = Karten für eine einzige Münze
nerves-line-withdrawals = Rückzüge
nerves-line-refusal = Teuerstes „Nein“
nerves-line-value = Punkte pro Münze
nerves-line-fires = Punkte bei Bränden
nerves-line-waits = Automatische Züge

## Die besten davon, unter der Schlusstabelle. $number ist, was die Zeile zählt.

nerves-best-pressed = { $who } stand im Weg: Andere zahlten dafür { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    } mehr.
nerves-best-bargains = { $who } bekam { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } für je eine einzige Münze.
nerves-best-withdrawals = { $who } hatte die Münzen und ging trotzdem aus der Schlange: { $number }-mal.
nerves-best-refusal = { $who } sagte Nein zu { $card }, Preis: { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }.
nerves-best-value = { $who } machte aus jeder Münze { $value } Punkte.
nerves-best-fires = { $who } gewann bei den Bränden { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
nerves-best-waits = { $who } ersparte dem Tisch das Warten: { $number }-mal.
