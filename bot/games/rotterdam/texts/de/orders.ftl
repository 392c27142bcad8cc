### Was man in diesem Spiel vorausplanen kann.

orders-none = Noch kein Plan: Der Bot fragt dich jedes Mal.
orders-lasting = Dein Plan gilt, bis du ihn änderst; was nur für diese Runde gilt, endet mit ihr.
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
orders-do-supply = Laden, was meinen Aufträgen fehlt
orders-do-onward = Eine Farbe wählen, die meine Ladung näher bringt
orders-do-rest = Meine Schiffskarten behalten, solange alles gut geht
orders-do-fill = Den teuersten Auftrag erfüllen, ohne Joker
orders-do-course = { $colour }, solange es { $ship } bewegt
orders-do-done = Diese Runde nur auf fremde Angebote antworten
orders-do-done-always = Nur auf fremde Angebote antworten
orders-do-closed = In dieser Runde kein Handel für mich
orders-do-closed-always = Kein Handel für mich, bis ich es sage
orders-do-refuse = Ablehnen, was { $product } nimmt
orders-do-give = Zu { $product } mich wieder fragen

## Was geplant ist, als Sätze

orders-say-plan = Deine nächsten Schiffe, sobald Start und Ladung da sind: { $ships }.
orders-say-steer = Gabelung: der Weg mit der besten Chance für die Ladung. Gibt es keinen, fragt dich der Bot.
orders-say-supply = Deine Schiffe laden, was deinen Aufträgen fehlt, am freien Start mit der besten Chance.
orders-say-onward = Du wählst die Farbe, die am meisten Ladung von dir näher bringt und keine vom Kurs abbringt. Täte das jede Farbe, fragt dich der Bot.
orders-say-rest = Du behältst deine Schiffskarten und passt, wo sonst nichts bleibt. Brächte eine ein verirrtes Schiff zurück oder braucht eine neue Karte Platz, fragt dich der Bot.
orders-say-fill = Du erfüllst den teuersten Auftrag, für den du alle Produkte hast. Ginge es nur mit einem Joker, fragt dich der Bot.
orders-say-course = In dieser Runde wählst du { $colour }, wenn es dann noch { $ship } bewegt.
orders-say-done = In dieser Runde machst du keine Angebote. Zu fremden fragt dich der Bot.
orders-say-done-always = Du machst nie Angebote. Zu fremden fragt dich der Bot.
orders-say-closed = In dieser Runde gibt es für dich keinen Handel.
orders-say-closed-always = Für dich gibt es keinen Handel, bis du es sagst.
# $products: eins oder mehrere.
orders-say-refuse = Du lehnst jedes Angebot ab, das etwas davon nimmt, nach einer Minute ohne Zug und ob du es hast oder nicht: { $products }.
