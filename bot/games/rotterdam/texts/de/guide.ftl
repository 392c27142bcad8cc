### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

guide-ask-placing = Setz 1 Schiff auf einen freien Start, beladen oder leer, oder lass es. Es kostet jetzt nichts. Jede Ladung will nur ein Hafen, und nicht jeder Start führt gleich gut dorthin.
guide-ask-sailing = Nenn 1 Farbe: Sofort fährt jedes Schiff vor einem Kanal dieser Farbe 1 Schritt, deine und die der anderen; ist der nächste Platz besetzt, wartet es. Es kostet nichts. Zurück führen nur Schiffskarten.
guide-ask-fork = Die genannte Farbe führt hier auf zwei Wege. Wer das Schiff besitzt, wählt jetzt; es kostet nichts. Nicht jeder Weg führt noch zu dem Hafen, der die Ladung will.
guide-ask-cards = Jetzt darf man Schiffskarten spielen, beliebig viele oder keine. Eine gespielte ist verbraucht; was du nicht spielst, bleibt auf der Hand, höchstens 3 Karten.
guide-ask-trade = Biete Produkte gegen Produkte: Beide Seiten geben mindestens 1 Karte, und wer zuerst annimmt, tauscht sofort. 3 Angebote sind in dieser Phase erlaubt. Nichts anzubieten kostet nichts.
guide-ask-answer = Jemand will Produkte von dir gegen andere. Nimmst du an, wechseln die Karten sofort die Hand; ablehnen kostet nichts.
# $trigger: Auftragspunkte, mit denen das Spiel endet.
guide-ask-completion = Du darfst 1 Auftrag erfüllen: Er kostet die Produkte, die er zeigt, und seine Punkte zählen sofort. Mit { $trigger } Auftragspunkten kommt das Spiel zum Ende.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

# $products: solche, die der Hafen herstellt.
reason-makes = { $harbour } stellt her, was deinen Aufträgen noch fehlt: { $products }.
reason-sold-out = { $harbour } hat keine Produktkarten mehr.
reason-left = { $number ->
        [one] { $harbour } hat noch { $number } Produktkarte.
       *[other] { $harbour } hat noch { $number } Produktkarten.
    }
reason-comes-in = Dein { $ship } kommt in { $harbour } an, wo die Ladung gebraucht wird.
reason-nearer = Dein { $ship } kommt näher an { $harbour }, wo die Ladung gebraucht wird.
reason-astray = Das bringt { $ship } vom Weg nach { $harbour } ab, wo die Ladung gebraucht wird.
reason-still = Von deinen Schiffen fährt keins.
reason-wanted = Dort wird die Ladung gebraucht.
# $harbour: der Hafen, der die Ladung will.
reason-reaches = Von { $to } geht es noch nach { $harbour }, wo die Ladung gebraucht wird.
reason-anchor = { $to } hat einen Anker: Liegt das Schiff nach dem Fahren dort, bringt es eine Schiffskarte.
reason-gained = Damit hat dein { $ship } für die Ladung einen Weg nach { $harbour }.
reason-lost = Damit bringt { $ship } nichts mehr nach { $harbour }.
reason-counts = { $points ->
        [one] Am Ende zählt sie trotzdem { $points } Punkt und macht Platz für eine andere Karte.
       *[other] Am Ende zählt sie trotzdem { $points } Punkte und macht Platz für eine andere Karte.
    }
reason-lacks = Das fehlt deinen Aufträgen: { $products }.
reason-more = Du bekommst mehr Karten, als du gibst.
reason-needs = Deine Aufträge verlangen es: { $products }.
reason-all-there = Du hast alles, was deine Aufträge verlangen.
# $trigger: Auftragspunkte, mit denen das Spiel endet.
reason-points = { $points ->
        [one] Dann hast du { $points } Auftragspunkt; bei { $trigger } ist Schluss.
       *[other] Dann hast du { $points } Auftragspunkte; bei { $trigger } ist Schluss.
    }

## Was die Zeichen bedeuten

rules-signs = Was die Zeichen bedeuten
    .text =
        Text und Knöpfe benutzen diese Zeichen, das Bild die unten:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D sind die Plätze am Tisch, jeder mit Farbe, Form und Buchstabe. 🟠A2 ist das zweite Schiff von Platz A.
        - ➤ wer dran ist
        - Auf der Karte hat jede Farbe auch einen Buchstaben und eine eigene Linie: durchgezogen, Striche, Punkte oder beides.
        - Ein Produkt ist in der Farbe dessen gerahmt, woraus es gemacht ist.
        - Unter dem Bild: ✅ ein Schiff, das dort ankommt, wo die Ladung gebraucht wird · ❌ ein Schiff, das vom Weg dorthin abkommt oder im falschen Hafen landet
        - **S2 · Korn · … 63 %**: So wahrscheinlich kommt ein Schiff von dort in den richtigen Hafen, wenn die Farben ausgelost würden

sign-order = Auftragspunkte
sign-product = Produktkarten
sign-card = Schiffskarten auf der Hand
sign-open = Punkte von Karten, die offen liegen
sign-ship = Schiffe im Vorrat
sign-due = ist dran
sign-master = Hafenmeister, beginnt jede Phase
sign-loaded = Schiff 1 von Platz A, beladen
sign-empty = Schiff ohne Ladung
sign-changed = von deiner Karte bewegt oder verändert
sign-anchor = bringt eine Schiffskarte
sign-ready = Auftrag, der erfüllt werden kann
sign-have = Produkt ist da
sign-missing = Produkt fehlt
sign-red = Kanal: { colour-red } ({ colour-red.letter })
sign-yellow = Kanal: { colour-yellow } ({ colour-yellow.letter })
sign-blue = Kanal: { colour-blue } ({ colour-blue.letter })
sign-green = Kanal: { colour-green } ({ colour-green.letter })
sign-back = Produkt, verdeckt
