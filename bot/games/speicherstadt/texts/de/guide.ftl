### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $upper: yes, wo es eine zweite Reihe gibt.
guide-ask-demand = Du zahlst später: 1 Münze für jeden Arbeiter, der über der Karte steht, wenn du kaufst.{ $upper ->
        [yes] {" "}Oder reservier eine Karte der oberen Reihe: Nur du kannst sie kaufen.
       *[no] {""}
    }
guide-ask-spying = Noch ist nichts verkauft. Mit dem Spitzel tauscht ein Arbeiter den Platz mit einem fremden, einmal im Spiel.
guide-ask-purchase = Kauf für 1 Münze je Arbeiter dort oder verzichte: Der nächste zahlt dann 1 weniger.
guide-ask-reservation = Nur du kannst sie kaufen, für 1 Münze je Karte, die noch in dieser Reihe liegt.
guide-ask-loading = Aufträge bringen Punkte am Ende, Kaufleute sofort Münzen. Was keinen Platz findet, ist verloren.
guide-ask-chief = Der Einsatzleiter verdoppelt die Punkte eines Brands im Spiel, dann ist er weg.
guide-ask-insurance = Die Versicherung gibt zurück, was ein Brand kostet, für { $insurance } Münzen, bei jedem Brand.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

reason-nobody = Dort steht noch niemand.
reason-again = Du hast noch einen Arbeiter in dieser Schlange.
# $left: Münzen, die nach dem Kauf übrig blieben.
reason-later = { $left ->
        [0] Dann hast du keine Münze mehr, und du stehst auch für { $card } an.
        [one] Dann hast du noch { $left } Münze, und du stehst auch für { $card } an.
       *[other] Dann hast du noch { $left } Münzen, und du stehst auch für { $card } an.
    }
reason-left = { $left ->
        [0] Dann hast du keine Münze mehr.
        [one] Dann hast du noch { $left } Münze.
       *[other] Dann hast du noch { $left } Münzen.
    }
reason-useless = Keiner deiner Aufträge und Kaufleute nimmt diese Waren.
reason-needs = Noch unvollständig: { $card } braucht { $good }.
reason-takes = Dafür hast du eine Karte: { $card } nimmt { $good }.
reason-have = Waren dafür hast du: { $good }.
reason-ship = Ein Schiff im Markt bringt Waren dafür: { $good }.
# $points: des nächsten Brands.
reason-weakest = { $points ->
        [one] Der nächste Brand geht um { $points } Punkt, und niemand hat weniger Löschkraft als du.
       *[other] Der nächste Brand geht um { $points } Punkte, und niemand hat weniger Löschkraft als du.
    }
reason-strongest = { $points ->
        [one] Der nächste Brand geht um { $points } Punkt, und damit hättest du die höchste Löschkraft.
       *[other] Der nächste Brand geht um { $points } Punkte, und damit hättest du die höchste Löschkraft.
    }
reason-complete = Voll bringt er am Ende { amount-points }.
reason-pays = Zahlt { amount-coins } für jede Ware dieser Art: { $good }.
reason-makes = Bringt { amount-points } für jede Ware dieser Art: { $good }.
reason-does = Was die Karte kann: { $short }.
reason-fire = { $points ->
        [one] Beim nächsten Brand, um { $points } Punkt, zählt die Karte { $value }.
       *[other] Beim nächsten Brand, um { $points } Punkte, zählt die Karte { $value }.
    }
reason-office = Damit hättest du { $number ->
        [one] { $number } Kontor
       *[other] { $number } Kontore
    }: { amount-points }.
reason-income = Bringt { amount-coins } pro Runde, noch { $rounds ->
        [one] { $rounds } Runde lang.
       *[other] { $rounds } Runden lang.
    }
reason-points = Am Ende { amount-points } wert.

## Was die Zeichen bedeuten

rules-signs = Was die Zeichen bedeuten
    .text =
        In Text und Knöpfen; die des Bildes stehen darunter:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: die Plätze. ⚪A: ein grauer Arbeiter von Platz A.
        - ➤ wird gerade verkauft, oder wer dran ist
        - **jetzt 3, dann 2, 1**: der Preis für den vordersten Arbeiter, und wenn vorn jemand verzichtet
        - *(geplant)*: im Voraus beantwortet
rules-signs-cards = Die Zeichen auf den Karten
    .text =
        Jede Karte zeigt ihren Namen, ihr Zeichen und die eine Zahl, auf die es ankommt:

        - mit einer Münze: was sie an Münzen bringt; mit einem Stern: was sie an Punkten bringt
        - ohne beides: die Stärke eines Feuerwehrmanns; wie viele Waren ein Lager fasst
        - unten: die Waren, die ein Schiff bringt, ein Auftrag verlangt oder ein Kaufmann nimmt, sonst, was die Karte kann
        - oben links: ihr Platz im Markt; oben rechts: ihre Jahreszeit
        - { $signs }

        Alles über eine Karte sagen „{ lookup-open }“ und `/{ command-card.name }`.
rules-signs-kaispeicher = Kaispeicher: die Zeichen der neuen Karten
    .text =
        Mit Kaispeicher kommen 3 Waren, graue Arbeiter und eine Reihe von Karten zum Reservieren dazu. Als Text:

        - { $signs }
        - ⚪A ein grauer Arbeiter von Platz A; wie viele übrig sind, steht hinter den Münzen und Punkten
        - **a, b, c …** die Karten der oberen Reihe; **1., 2., 3. …** die reservierten, wie sie nacheinander verkauft werden
        - eine Münze auf einer reservierten Karte: was sie jetzt kostet

        Alles über eine Karte sagen „{ lookup-open }“ und `/{ command-card.name }`.

sign-points = Punkte jetzt
sign-flame = Löschkraft
sign-workers = übrige Arbeiter
sign-open = Aufträge, denen etwas fehlt
sign-first = beginnt diese Runde
sign-due = ist dran
sign-worker = Arbeiter; unten links entscheidet zuerst
sign-price = Preis jetzt
sign-later = Preis, wenn vorn jemand verzichtet
sign-column = Platz im Markt
sign-lit = wird gerade verkauft
sign-sold = verkauft, voll
sign-unsold = nicht verkauft
sign-missing = diese Ware fehlt noch
sign-grey-worker = grauer Arbeiter
sign-greys = übrige graue Arbeiter
sign-upper = zum Reservieren
