### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $able: whether there is more to do than to pass.
guide-ask-placing =
    { $able ->
        [yes] 1 Schiff auf einen freien Start, beladen oder leer. Jede Ladung hat ihren Hafen; die Prozentzahl ist die Chance, mit zufälligen Farben hinzukommen.
       *[no] Du wirst gefragt, damit niemand erfährt, ob du eine Karte hast. Ein Plan kann für dich passen: „{ orders-do-rest }“.
    }
guide-ask-sailing =
    { $able ->
        [yes] Jedes Schiff vor deiner Farbe fährt 1 Schritt, auch fremde, wenn der nächste Platz frei ist. ✓ richtiger Hafen, ✗ vom Kurs ab, ? wer das Schiff hat, steuert.
       *[no] Du wirst gefragt, damit niemand erfährt, ob du eine Karte hast. Ein Plan kann für dich weitermachen: „{ orders-do-rest }“.
    }
guide-ask-fork = Wem das Schiff gehört, wählt den Weg. ✓ führt zum Hafen der Ladung, ✗ nicht mehr.
guide-ask-cards = Spiel so viele, wie du willst; jede wirkt einmal. Behalten kannst du höchstens { $hand }.
guide-ask-trade = Tausch Produkte gegen Produkte, je mindestens 1 Karte. Neben jeder Person stehen die Häfen ihrer Produkte. „{ do-done }“: Du antwortest nur. „{ do-done-closed }“: kein Handel in dieser Runde.
guide-ask-answer =
    { $able ->
        [yes] Nimmst du an, tauscht ihr die Karten sofort.
       *[no] Der Bot lehnt nicht für dich ab: Sonst wüssten alle, was dir fehlt. Mit „{ orders-open }“ geht es.
    }
# $trigger: Auftragspunkte, mit denen das Spiel endet.
guide-ask-completion = Gib die Produkte von 1 Auftrag ab und bekomm sofort seine Punkte. Bei { $trigger } Auftragspunkten endet die Partie.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

# $products: solche, die der Hafen herstellt.
reason-makes = { $harbour } stellt her, was dir noch fehlt: { $products }.
reason-sold-out = { $harbour } hat keine Produktkarten mehr.
reason-left = { $number ->
        [one] { $harbour } hat noch { $number } Produktkarte.
       *[other] { $harbour } hat noch { $number } Produktkarten.
    }
reason-comes-in = Dein { $ship } erreicht { $harbour }, wo die Ladung gebraucht wird.
reason-nearer = Dein { $ship } kommt näher an { $harbour }, wo die Ladung gebraucht wird.
reason-astray = Das bringt { $ship } vom Weg nach { $harbour } ab, wo die Ladung gebraucht wird.
reason-wanted = Dort wird die Ladung gebraucht.
# $harbour: der Hafen, der die Ladung will.
reason-reaches = Von { $to } geht es noch nach { $harbour }, wo die Ladung gebraucht wird.
reason-anchor = { $to } hat einen Anker: Liegt das Schiff nach dem Fahren dort, bringt es eine Schiffskarte.
reason-gained = Damit kommt dein { $ship } mit der Ladung noch nach { $harbour }.
reason-lost = Damit kann { $ship } nichts mehr nach { $harbour } liefern.
reason-counts = { $points ->
        [one] Am Ende zählt sie trotzdem { $points } Punkt und macht Platz für eine andere Karte.
       *[other] Am Ende zählt sie trotzdem { $points } Punkte und macht Platz für eine andere Karte.
    }
reason-lacks = Das schließt Lücken in deinen Aufträgen: { $products }.
# $lost: was ihnen dann fehlt.
reason-exchanged = Deine Aufträge gewinnen { $products } und verlieren { $lost }.
reason-completes = { $points ->
        [one] Dann kannst du einen Auftrag für { $points } Punkt erfüllen.
       *[other] Dann kannst du einen Auftrag für { $points } Punkte erfüllen.
    }
reason-more = Du bekommst mehr Karten, als du gibst.
reason-needs = Wenn du annimmst, fehlt deinen Aufträgen: { $products }.
reason-lacking = Du hast nicht, was dafür verlangt wird.
reason-all-there = Du hast alles, was deine Aufträge brauchen.
reason-empty = Auch ein leeres Schiff kann an einem Anker eine Schiffskarte bringen.
# $chance: des Starts mit der besseren Chance, in Prozent.
reason-start-together = { $start } hat { $chance } %, aber von hier bringt { $colour } es zusammen mit deinem { $ship } voran.
reason-start-shared = { $start } hat { $chance } %, aber von hier bringt { $colour } es voran, und das hilft auch { $ship }.
reason-start-now = { $start } hat { $chance } %, aber von hier bringen es jetzt mehr Farben voran.
reason-start-round = { $start } hat bei zufälligen Farben { $chance } %, aber es zählt, welche Farben diese Runde noch gewählt werden können.
reason-no-ship = Du hast kein Schiff mehr zum Einsetzen.
reason-no-start = Kein Start ist frei.
reason-ship-later = Dein Schiff kann in einer späteren Runde starten.
reason-too = Es hilft auch { $ships }.
reason-fewest = Jede andere Farbe hilft mehr fremden Schiffen.
reason-steer-odds = Von { $to } kommt es zu { $chance } % nach { $harbour }, sonst zu { $other } %.
reason-odds-up = Dein { $ship } kommt dann zu { $after } % nach { $harbour } statt zu { $before } %.
reason-odds-down = { $ship } kommt dann nur noch zu { $after } % nach { $harbour } statt zu { $before } %.
reason-off-anchor = Damit verlässt { $ship } den Anker von { $place }, der eine Schiffskarte bringt.
reason-longer = Damit hat { $ship } einen weiteren Weg.
reason-again = Damit kann dein { $ship } einen anderen Weg nehmen.
reason-cargo = Es ändert, was die Schiffe geladen haben.
reason-card-later = Eine Karte, die du behältst, kannst du in einer späteren Runde ausspielen.
reason-worth =
    Was du bekommst, ist am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert.
reason-kept = Keiner deiner Aufträge verlangt, was du gibst.
reason-nothing-needed = Deine Aufträge brauchen nichts davon.
reason-too-dear = { $points ->
        [one] Du gäbst { $points } Punkt mehr, als du bekommst.
       *[other] Du gäbst { $points } Punkte mehr, als du bekommst.
    }
reason-no-products = Du hast keine Produkte zum Anbieten.
reason-no-holder = Niemand sonst hat Karten der Häfen, die herstellen, was du brauchst.
reason-all-wanted = Deine Aufträge brauchen alles, was du geben könntest.
reason-withdraw = Dann kannst du etwas anderes anbieten.
reason-keep-products = Du behältst deine Produkte für einen anderen Auftrag.
# $trigger: Auftragspunkte, mit denen das Spiel endet.
reason-points = { $points ->
        [one] Dann hast du { $points } Auftragspunkt; bei { $trigger } ist Schluss.
       *[other] Dann hast du { $points } Auftragspunkte; bei { $trigger } ist Schluss.
    }

## Was die Zeichen bedeuten

rules-signs = Was die Zeichen bedeuten
    .text =
        In Texten und auf Knöpfen (die Zeichen des Bildes stehen darunter):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D: die Plätze. 🟠A2: das zweite Schiff von Platz A.
        - ➤ wer dran ist
        - Auf der Karte hat jede Farbe auch einen Buchstaben und eine eigene Linie.
        - Ein Produkt hat einen Rahmen in der Farbe seiner Ladung.
        - ✓ richtiger Hafen · ✗ vom Kurs ab oder falscher Hafen
        - **S2 · Korn · … 63 %**: wie oft es von dort in den richtigen Hafen geht, bei zufälligen Farben

sign-order = Auftragspunkte
sign-product = Produktkarten
sign-card = Schiffskarten auf der Hand
sign-open = Punkte offener Karten
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
sign-red = { colour-red } ({ colour-red.letter })
sign-yellow = { colour-yellow } ({ colour-yellow.letter })
sign-blue = { colour-blue } ({ colour-blue.letter })
sign-green = { colour-green } ({ colour-green.letter })
sign-back = Produkt, verdeckt
