### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $upper: yes, wo es eine zweite Reihe gibt.
guide-ask-demand =
    Setzen ist gratis, kaufen kostet 1 Münze je Arbeiter in der Schlange.{ $upper ->
        [yes] { " " }Oder reservier eine Karte der oberen Reihe: Nur du kannst sie kaufen.
       *[no] { "" }
    }
guide-ask-spying = Einmal pro Partie tauscht der Spitzel einen deiner Arbeiter mit einem fremden.
guide-ask-purchase = Preis: 1 Münze je Arbeiter in der Schlange. Verzichtest du, wird sie um 1 billiger.
guide-ask-reservation = Nur du kannst sie kaufen, für 1 Münze je Karte, die noch in der Reservierungsreihe liegt.
guide-ask-loading = Aufträge bringen am Ende Punkte, Kaufleute sofort Münzen. Waren ohne Platz verfallen.
guide-ask-chief = Einmal pro Partie verdoppelt der Einsatzleiter die Punkte, die dir ein Brand bringt.
guide-ask-insurance = Für { $insurance } Münzen bekommst du die Punkte zurück, die dich ein Brand kostet. Das gilt bei jedem Brand.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

reason-nobody = Dafür steht noch niemand an.
reason-again = Du wirst als Nächstes noch einmal gefragt: für { amount-coins }.
reason-later = Du behältst { amount-coins } für { $card }, wofür du auch anstehst.
# $coins: im Beutel; $left: was nach einem Kauf übrig wäre.
reason-left = { $left ->
        [0] Du behältst { amount-coins }; nach dem Kauf hättest du keine mehr.
       *[other] Du behältst { amount-coins }; nach dem Kauf hättest du nur noch { $left }.
    }
reason-useless = Keiner deiner Aufträge und Kaufleute nimmt diese Waren.
reason-needs = Du hast { $card }, und es fehlt noch { $good }.
reason-takes = Du hast { $card } als Abnehmer für { $good }.
reason-have = Waren dafür hast du: { $good }.
reason-ship = Ein Schiff im Angebot bringt Waren dafür: { $good }.
# $points: des nächsten Brands.
reason-weakest = { $points ->
        [one] Der nächste Brand geht um { $points } Punkt, und ohne diese Karte hätte niemand weniger Löschkraft als du.
       *[other] Der nächste Brand geht um { $points } Punkte, und ohne diese Karte hätte niemand weniger Löschkraft als du.
    }
reason-strongest = { $points ->
        [one] Der nächste Brand geht um { $points } Punkt, und damit hättest du die höchste Löschkraft.
       *[other] Der nächste Brand geht um { $points } Punkte, und damit hättest du die höchste Löschkraft.
    }
reason-complete = Ist er voll, bringt er am Ende { amount-points }.
reason-pays = Zahlt { amount-coins } je { $good }.
reason-makes = Bringt { amount-points } je { $good }.
reason-does = Wirkung: { $short }.
reason-fire =
    { $points ->
        [one] Sie gibt dir { $value } Löschkraft; der nächste Brand ist { $points } Punkt wert.
       *[other] Sie gibt dir { $value } Löschkraft; der nächste Brand ist { $points } Punkte wert.
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
        In Texten und auf Knöpfen (die Zeichen des Bildes stehen darunter):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: die Plätze. ⚪A: ein grauer Arbeiter von Platz A.
        - ➤ jetzt im Verkauf, oder wer dran ist
        - **jetzt 3, dann 2, 1**: der Preis für den Ersten der Schlange, dann für die nächsten, wenn vorn jemand verzichtet
        - *(geplant)*: nach Plan gespielt
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
        - ⚪A ein grauer Arbeiter von Platz A; wie viele übrig sind, steht hinter den Münzen
        - die Karten der oberen Reihe zählen nach dem Markt weiter; **R1, R2 …** die reservierten, in der Reihenfolge des Verkaufs
        - eine Münze auf einer reservierten Karte: was sie jetzt kostet

        Alles über eine Karte sagen „{ lookup-open }“ und `/{ command-card.name }`.

sign-points = Punkte, wenn das Spiel jetzt endete
sign-flame = Löschkraft
sign-workers = übrige Arbeiter
sign-open = offene Aufträge
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
