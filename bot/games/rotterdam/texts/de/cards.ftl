### Schiffskarten, Produkte und Aufträge zum Nachschlagen.
### Name: bis 22 Zeichen. Kurz: bis 26. Wirkung: bis 300.

## Schiffskarten: Name, kurz, Wirkung

card-swap = Wechseltrick
    .short = 2 Schiffe tauschen Ladung
    .effect = 2 Schiffe mit verschiedener Ladung tauschen sie aus. Es können deine sein oder die von anderen, und sie dürfen überall liegen, auch in einem Hafen.
card-extra = Extra Ladung
    .short = ein Schiff mehr
    .effect = Setz ein weiteres Schiff aus deinem Vorrat auf einen freien Start, beladen oder leer. Es fährt mit der nächsten Farbe wie alle anderen. Du brauchst ein Schiff im Vorrat und einen freien Start.
card-back1 = Rückschlag
    .short = ein Schiff 1 zurück
    .effect = Ein Schiff zwischen 2 Kanälen fährt 1 Schritt zurück auf einen freien Platz, gleich welcher Farbe. Nicht für Schiffe auf einem Start oder in einem Hafen.
card-back2 = Starker Sturm
    .short = ein Schiff 2 zurück
    .effect = Ein Schiff zwischen 2 Kanälen fährt 2 Schritte zurück über freie Plätze, gleich welcher Farbe. Wo es keinen zweiten gibt, nur 1. Nicht für Schiffe auf einem Start oder in einem Hafen.
card-joker = Der Joker
    .short = 1 beliebiges Produkt
    .effect = Steht für 1 beliebiges Produkt, wenn du einen Auftrag erfüllst. Bis dahin bleibt er auf der Hand und zählt zu deinen { $hand } Karten.
card-vp1 = Vorteil
    .short = 1 Punkt
    .effect = 1 Punkt am Ende, offen oder auf der Hand. Ist deine Hand voll und steht dir eine Karte zu, darfst du sie offen auslegen; dann zählt sie nicht mehr zu deinen { $hand } Karten.
card-vp2 = Extra Vorteil
    .short = { $points } Punkte
    .effect = { $points } Punkte am Ende, offen oder auf der Hand. Ist deine Hand voll und steht dir eine Karte zu, darfst du sie offen auslegen; dann zählt sie nicht mehr zu deinen { $hand } Karten.
card-rob = Raub verfrachten
    .short = eine Ladung nehmen
    .effect = Nimm die Ladung eines beliebigen Schiffs auf ein leeres von dir. Ist keines von dir auf dem Brett, setz dafür ein neues auf einen freien Start. Das beraubte Schiff bleibt leer liegen.
card-guard = Hafenwacht
    .short = eine Ladung zurück
    .effect = Die Ladung eines beliebigen Schiffs kommt zurück in den Vorrat. Das Schiff bleibt leer liegen.
card-back = Schiffskarte
cargo-none = leer

kind-effect = Schiffskarte, spielbar, wenn du dran bist
kind-joker = Schiffskarte für einen Auftrag
kind-points = Schiffskarte mit Punkten
kind-product = Produkt
kind-order = Auftrag
kind-harbour = Hafen
card-count = Im Spiel: { $number }
card-product-effect = Ladung { $cargo }, Hafen { $harbour }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende, im Auftrag mehr.
card-order-title = Auftrag: { $needs }
card-order-short = { $points } Punkte.
card-order-effect = Gib in der Phase der Aufträge { $needs } ab: sofort { $points } Punkte, für alle sichtbar. Dann ziehst du einen neuen Auftrag.
card-harbour-effect = Will { $cargo } und gibt dafür { $products }: die oberste Karte des Stapels.
