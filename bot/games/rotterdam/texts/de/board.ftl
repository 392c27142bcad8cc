### Das Brett dieses Spiels: was es fragt, was man drücken kann, wer mitspielt.

## Plätze und Mitspielende

agent-beginner = Anfänger
    .temper = Kennt die Regeln und lernt noch, was sich lohnt
agent-quick = Matrose
    .temper = Nimmt, was gerade gut aussieht
agent-skipper = Schiffer
    .temper = Fährt vor jeder Farbe die Runde in Gedanken zu Ende
agent-master = Meister
    .temper = Spielt vor jedem Zug in Gedanken Hunderte von Partien durch
agent-privateer = Freibeuter
    .temper = Bringt lieber andere vom Kurs ab, als zuerst anzukommen
agent-storekeeper = Lagerist
    .temper = Sammelt Produkte und Karten und gibt kaum etwas her

## Brett

phase-placing = Einsetzen
phase-sailing = Fahren
phase-ship-cards = Schiffskarten
phase-unloading = Entladen
phase-trade = Handel
phase-completion = Aufträge
phase-over = Ende
board-title = Runde { $round } · { $phase } · Ende bei { $trigger } Auftragspunkten
# $ways: wohin jede Farbe ein Schiff führen würde.
board-ship = { $ship } bei { $place }: { $ways }
board-way = { $colour } → { $to }
board-taken = { $place } (besetzt)
board-or = { $one } oder { $other }
board-in-harbour = { $ship } liegt in { $place }
board-sea = Am Meer
board-starts = Freie Starts: { $starts }
board-no-start = Kein Start ist frei.
board-piles = In den Stapeln: Aufträge { $orders }, Schiffskarten { $cards }
board-houses = Am Tisch
master-mark = Hafenmeister
# $what: none where there is no ship to place.
ask-placing =
    { $what ->
        [none] { $who } kann eine Schiffskarte spielen
       *[ship] { $who } kann ein Schiff einsetzen
    }
# $what: name, wo es eine Farbe zu nennen gibt.
ask-sailing =
    { $what ->
        [name] { $who } wählt eine Farbe
       *[pass] { $who } hat keine Farbe zur Wahl
    }
ask-hidden = { $who } ist dran
ask-fork = { $who } steuert { $ship } an der Gabelung
ask-cards = { $who } kann Schiffskarten spielen
ask-trade = { $who } handelt
ask-answer = { $who } beantwortet Angebote
ask-completion = { $who } kann einen Auftrag erfüllen

## Unter dem Bild

outlook-colours = Was jede Farbe jetzt bewegt
outlook-line = **{ $colour }:** { $moves }
outlook-moves = { $ship } → { $to }
outlook-steers = { $ship } → { $to } (wer es besitzt, steuert)
outlook-key = ✓ richtiger Hafen · ✗ vom Kurs ab oder falscher Hafen
outlook-fork = An der Gabelung
outlook-fork-loaded = { $ship } trägt { $cargo }. ✓ führt noch nach { $harbour }, wo die Ladung gebraucht wird.
outlook-fork-lost = { $ship } trägt { $cargo }. ✗ Kein Weg führt mehr nach { $harbour }, wo die Ladung gebraucht wird.
outlook-fork-empty = { $ship } ist leer: Jeder Hafen ist recht.
outlook-wait = kein Platz für { $ships }
outlook-nothing = nichts
outlook-offers = Offene Angebote
offer-line = { $who } bietet { $give } für { $want } · an { $to }
# $fixed: yes, wenn die Person keine Angebote mehr macht und dieses nicht mehr zurückziehen kann.
offer-mine =
    Dein Angebot: { $give } für { $want } · wartet auf { $to }; { $fixed ->
        [yes] lehnen alle ab, endet es.
       *[no] du kannst es zurückziehen.
    }

## Knöpfe

do-place = { $start } · { $cargo } · { $harbour } { $chance } %
do-place-empty = { $start } · leer
do-name = { $colour }
do-name-hold = { $colour }, danach Karte spielen
do-steer = { $ship } nach { $to } (dann { $harbours })
do-steer-in = { $ship } in { $to }
do-pass-placing = Kein Schiff
do-pass-sailing = Weiter
do-pass-completion = Kein Auftrag
do-end = Keine Karten mehr
do-open = Offen auslegen: { $card }
do-play = { $card }: { $what }
do-withdraw = Mein Angebot zurückziehen
do-done = Keine Angebote mehr
do-done-closed = Handel auslassen
# $effect: breaks (ein Auftrag, der erfüllbar war), completes (einer wird erfüllbar), helps oder none.
do-accept =
    { $effect ->
        [breaks] { $get } für { $give } von { $who } nehmen · kostet einen Auftrag
        [completes] { $get } für { $give } von { $who } nehmen · macht einen Auftrag voll
       *[none] { $get } für { $give } von { $who } nehmen
    }
do-decline = Ablehnen ({ $who })
do-complete = { $points } Punkte: { $order }
do-complete-joker = { $points } Punkte: { $order } (Joker für { $jokers })
pick-place = Ein Schiff einsetzen …
pick-place-other = Ein anderes Schiff …
pick-complete = Mit einem Joker …

## Ping

ping-end = { $people }: { $game } ist zu Ende, alle Schiffe sind daheim. { $result } { $link }
ping-placing =
    { $only ->
        [yes] spiel eine Schiffskarte oder pass
       *[no] setz ein Schiff ein oder keins
    }
ping-sailing =
    { $only ->
        [yes] spiel eine Schiffskarte oder mach weiter
       *[no] wähl eine Farbe
    }
ping-fork = steuer dein Schiff
ping-cards = spiel Schiffskarten oder keine
ping-trade = biete etwas an oder hör auf
ping-answer = beantworte ein Angebot
ping-completion = erfüll einen Auftrag oder keinen

## Ende

end-tie-break = Gleichstand: Auftragspunkte entscheiden, dann Produkte.
care-contract = Die Vertretung setzt Schiffe für die Häfen ein, deren Produkte deinen Aufträgen fehlen, wählt die Farbe, die deine Schiffe am nächsten ans Ziel bringt, und erfüllt den teuersten Auftrag, der keinen Joker braucht. Sie tauscht nie und spielt keine Schiffskarten.
