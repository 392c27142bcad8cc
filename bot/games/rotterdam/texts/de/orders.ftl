### Was man in diesem Spiel vorausplanen kann.

orders-none = Noch kein Plan: Der Bot fragt dich jedes Mal.
orders-lasting = Dein Plan bleibt an, bis du ihn änderst. „Diese Runde“ endet mit der Runde.
orders-standing = Was der Bot für dich tut …
orders-plan = Nächstes Schiff …
orders-plan-ask = Nächste Schiffe: mich fragen
orders-course = Farbe in dieser Runde …
orders-course-ask = Nächste Farbe: mich fragen
orders-trade = Handel …
orders-trade-ask = Handel: mich fragen
orders-clear = Alles löschen

## Was man vorausplanen kann, als Zeilen eines Menüs

orders-do-steer = Meine Schiffe zum Hafen ihrer Ladung steuern
orders-do-supply = Laden, was meine Aufträge brauchen
orders-do-onward = Eine Farbe wählen, die meine Ladung näher bringt
orders-do-rest = Meine Schiffskarten behalten, solange alles gut geht
orders-do-fill = Den teuersten Auftrag erfüllen, ohne Joker
orders-do-course = { $colour }, solange es { $ship } bewegt
orders-do-done = Diese Runde nur auf fremde Angebote antworten
orders-do-done-always = Nur auf fremde Angebote antworten
orders-do-closed = In dieser Runde den Handel auslassen
orders-do-closed-always = Handel auslassen, bis ich es ändere
orders-do-refuse = Angebote ablehnen, die { $product } wollen
orders-do-give = Zu { $product } mich wieder fragen

## Was geplant ist, als Sätze

orders-say-plan = Deine nächsten Schiffe, sobald Start und Ladung da sind: { $ships }.
orders-say-steer = An einer Gabelung nimmt der Bot den Weg mit der besten Chance für deine Ladung. Gibt es keinen, fragt er dich.
orders-say-supply = Der Bot lädt, was deine Aufträge brauchen, am freien Start mit der besten Chance.
orders-say-onward = Der Bot wählt die Farbe, die am meisten Ladung von dir näher bringt und keine vom Kurs ab. Gibt es keine solche, fragt er dich.
orders-say-rest = Der Bot behält deine Schiffskarten und passt, wenn sonst nichts bleibt. Er fragt dich, wenn eine Karte ein Schiff zurück auf Kurs brächte oder eine neue Karte Platz braucht.
orders-say-fill = Der Bot erfüllt den teuersten Auftrag, für den du alle Produkte hast. Ginge es nur mit einem Joker, fragt er dich.
orders-say-course = In dieser Runde wählt der Bot { $colour }, wenn es dann noch { $ship } bewegt.
orders-say-done = In dieser Runde machst du keine Angebote. Bei fremden fragt dich der Bot.
orders-say-done-always = Du machst keine Angebote. Bei fremden fragt dich der Bot.
orders-say-closed = Du lässt den Handel in dieser Runde aus.
orders-say-closed-always = Du lässt den Handel aus, bis du den Plan änderst.
# $products: eins oder mehrere.
orders-say-refuse = Der Bot lehnt jedes Angebot ab, das etwas davon will, eine Minute nach dem letzten Zug, damit niemand erfährt, was du hast: { $products }.
