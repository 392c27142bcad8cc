### Das Kassenbuch: was es von jedem Platz erzählt.

nerves-legend = Für andere bewegt: auf deren Hafen zu, durch deine Farbe. Vom Kurs abgebracht: davon weg. Im Handel gewonnen: ging in deine Aufträge.

## Die Zeilen

nerves-line-landed = Richtige Häfen
nerves-line-sent = Schiffe für andere bewegt
nerves-line-astray = Vom Kurs abgebracht
nerves-line-trades = Im Handel gewonnen
nerves-line-robbed = Ladungen genommen
nerves-line-held = Schiffe zurückgeworfen
nerves-line-waits = Automatische Züge

## Das Beste davon, unter der Schlusstabelle. $number ist, was die Zeile zählt.

nerves-best-landed = { $who } brachte { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    } in den richtigen Hafen.
nerves-best-sent = { $who } brachte { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    } der anderen voran.
nerves-best-astray = { $who } brachte { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    } der anderen vom Kurs ab.
nerves-best-trades = { $who } gewann im Handel { $number ->
        [one] { $number } Produkt
       *[other] { $number } Produkte
    } für Aufträge.
nerves-best-robbed = { $who } nahm den anderen { $number ->
        [one] { $number } Ladung
       *[other] { $number } Ladungen
    } weg.
nerves-best-held = { $who } warf { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    } der anderen zurück.
nerves-best-waits = { $who }, automatische Züge: { $number }.
