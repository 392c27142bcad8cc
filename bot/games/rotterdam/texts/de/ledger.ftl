### Das Kassenbuch: was es von jedem Platz erzählt.

nerves-about = Wessen Farben wen bewegt haben, und was Handel und Karten brachten. 👑 ist der höchste Wert von allen.
nerves-legend = Für andere bewegt: ein fremdes Schiff, das deine Farbe auf einem Weg zu dessen Hafen weiterbrachte. In die Irre geschickt: deine Farbe brachte es davon ab. Wo gesteuert wurde, zählt keins von beiden. Im Handel gewonnen: Produkte aus Tauschen, die in deine Aufträge gingen.

## Die Zeilen

nerves-line-landed = Richtige Häfen
nerves-line-sent = Schiffe für andere bewegt
nerves-line-astray = In die Irre geschickt
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
nerves-best-astray = { $who } schickte { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    } der anderen in die Irre.
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
nerves-best-waits = { $who } ersparte dem Tisch { $number }-mal das Warten.
