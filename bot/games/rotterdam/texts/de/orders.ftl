### Was man in diesem Spiel vorausplanen kann.

orders-none = Noch kein Plan: Der Bot fragt dich jedes Mal.
orders-lasting = Dein Plan bleibt an, bis du ihn änderst.
orders-standing = Was der Bot für dich tut …
orders-plan = Nächstes Schiff …
orders-plan-ask = Nächste Schiffe: mich fragen
orders-course = Farbe in dieser Runde …
orders-course-ask = Nächste Farbe: mich fragen
orders-trade = Handel …
orders-trade-ask = Handel: mich fragen
orders-clear = Löschen

## Was man vorausplanen kann, als Zeilen eines Menüs

orders-do-steer = Meine Schiffe zum Hafen ihrer Ladung steuern
    .note = Den Weg mit der besten Chance für die Ladung. Gibt es keinen, fragt dich der Bot.
orders-do-supply = Laden, was meine Aufträge brauchen
    .note = Am freien Start mit der besten Chance.
orders-do-onward = Eine Farbe wählen, die meine Ladung näher bringt
    .note = Am meisten Ladung näher, keine vom Kurs ab. Schafft das keine Farbe, fragt dich der Bot.
orders-do-rest = Meine Schiffskarten behalten, sonst passen
    .note = Der Bot fragt dich, wenn eine Karte ein Schiff zurück auf Kurs brächte oder Platz braucht.
orders-do-fill = Den teuersten Auftrag erfüllen, ohne Joker
    .note = Nur mit allen Produkten auf der Hand. Braucht es einen Joker, fragt dich der Bot.
orders-do-course = { $colour }, solange es { $ship } bewegt
orders-do-done = Diese Runde nur auf fremde Angebote antworten
    .note = Bei fremden Angeboten fragt dich der Bot.
orders-do-done-always = Nur auf fremde Angebote antworten
orders-do-closed = In dieser Runde den Handel auslassen
    .note = Du bietest nichts an und beantwortest nichts.
orders-do-closed-always = Handel auslassen, bis ich es ändere
orders-do-refuse = Angebote ablehnen, die { $product } wollen
    .note = Eine Minute nach dem letzten Zug, damit niemand erfährt, was du hast.
orders-do-give = Zu { $product } mich wieder fragen

## Was geplant ist, in Kürze

# Je eine Zeile, höchstens 60 Zeichen.
orders-say-plan = Nächste Schiffe: { $ships }
orders-say-steer = Gabelung: zum Zielhafen
orders-say-supply = Schiff: für meine Aufträge
orders-say-onward = Farbe: Ladung kommt näher
orders-say-rest = Schiffskarten: behalten
orders-say-fill = Auftrag: der teuerste
orders-say-course = Farbe diese Runde: { $colour }, solange es { $ship } bewegt
orders-say-done = Handel diese Runde: nur antworten
orders-say-done-always = Handel: nur antworten
orders-say-closed = Handel diese Runde: auslassen
orders-say-closed-always = Handel: auslassen
orders-say-refuse = Angebote ablehnen, die { $products } wollen
