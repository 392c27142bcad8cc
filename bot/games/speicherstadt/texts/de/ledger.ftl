### The ledger of nerves: what it tells of each seat.

nerves-legend = Mehrkosten der anderen: 1 Münze für jeden deiner Arbeiter hinter jemandem, der kauft. Rückzüge: verzichtet, obwohl die Münzen reichten.
# Punkte pro Münze: 0,88.
nerves-decimal = { $whole },{ $rest }

## Die Zeilen

nerves-line-pressed = Mehrkosten der anderen
nerves-line-bargains = Karten für eine einzige Münze
nerves-line-withdrawals = Rückzüge
nerves-line-refusal = Teuerstes „Nein“
nerves-line-value = Punkte pro Münze
nerves-line-fires = Punkte bei Bränden
nerves-line-waits = Automatische Züge

## Die besten davon, unter der Schlusstabelle. $number ist, was die Zeile zählt.

nerves-best-pressed =
    { $who } stand mit an: Das kostete die anderen { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    } mehr.
nerves-best-bargains = { $who } bekam { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } für je eine einzige Münze.
nerves-best-withdrawals = { $who } hätte zahlen können und verließ doch die Schlange: { $number }-mal.
nerves-best-refusal = { $who } sagte Nein zu { $card }, Preis: { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }.
nerves-best-value = { $who } machte aus jeder Münze { $value } Punkte.
nerves-best-fires = { $who } gewann bei den Bränden { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
nerves-best-waits = { $who }, automatische Züge: { $number }.
