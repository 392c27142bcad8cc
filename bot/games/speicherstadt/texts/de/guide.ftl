### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $upper: yes, wo es eine zweite Reihe gibt.
guide-ask-demand = Setz einen Arbeiter über eine Karte, die du haben willst. Ihr Preis ist die Zahl der Arbeiter, die dort stehen, wenn du mit dem Kaufen dran bist; bezahlt wird erst dann.{ $upper ->
        [yes] {" "}Oder reserviere eine Karte der oberen Reihe: Niemand sonst kann sie kaufen.
       *[no] {""}
    }
guide-ask-spying = Noch wird nichts verkauft. Wer den Spitzel hat, darf einmal im Spiel den Platz mit einem anderen Arbeiter tauschen; das kostet nichts.
guide-ask-purchase = Der vorderste Arbeiter entscheidet: jetzt kaufen, für so viele Münzen, wie dort Arbeiter stehen, oder verzichten; der nächste zahlt dann 1 weniger.
guide-ask-reservation = Nur du kannst kaufen, was du reserviert hast. Es kostet 1 Münze für jede Karte, die noch in dieser Reihe liegt; verzichten kostet nichts.
guide-ask-loading = Bring Waren zu deinen Aufträgen (Punkte am Ende) oder Händlern (Münzen sofort) oder bewahre sie auf. Das kostet nichts; was keinen Platz findet, ist verloren.
guide-ask-chief = Ein Brand hat dir Punkte gebracht. Der Einsatzleiter verdoppelt sie einmal im Spiel und ist dann weg; Münzen kostet das nicht.
guide-ask-insurance = Ein Brand hat dich Punkte gekostet. Für 2 Münzen bekommst du sie zurück, jetzt und bei jedem anderen Brand.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

reason-nobody = Dort steht noch niemand.
reason-again = Du hast noch einen Arbeiter in dieser Schlange.
# $left: Münzen, die nach dem Kauf übrig blieben.
reason-later = { $left ->
        [0] Nach dem Kauf bliebe dir keine Münze, und du stehst auch für { $card } an.
        [one] Nach dem Kauf bliebe dir { $left } Münze, und du stehst auch für { $card } an.
       *[other] Nach dem Kauf blieben dir { $left } Münzen, und du stehst auch für { $card } an.
    }
reason-left = { $left ->
        [0] Nach dem Kauf bliebe dir keine Münze.
        [one] Nach dem Kauf bliebe dir { $left } Münze.
       *[other] Nach dem Kauf blieben dir { $left } Münzen.
    }
reason-useless = Keiner deiner Aufträge und Händler nimmt diese Waren.
reason-needs = Noch unvollständig: { $card } braucht { $good }.
reason-takes = Dafür hast du eine Karte: { $card } nimmt { $good }.
reason-have = Waren dafür hast du: { $good }.
reason-ship = Ein Schiff im Markt bringt Waren dafür: { $good }.
# $points: des nächsten Brands.
reason-weakest = { $points ->
        [one] Als Nächstes kommt ein Brand um { $points } Punkt, und niemand hat weniger Löschkraft als du.
       *[other] Als Nächstes kommt ein Brand um { $points } Punkte, und niemand hat weniger Löschkraft als du.
    }
reason-strongest = { $points ->
        [one] Als Nächstes kommt ein Brand um { $points } Punkt, und damit hättest du die höchste Löschkraft.
       *[other] Als Nächstes kommt ein Brand um { $points } Punkte, und damit hättest du die höchste Löschkraft.
    }
reason-complete = Voll bringt er am Ende { amount-points }.
reason-pays = Zahlt { amount-coins } für jede Ware dieser Art: { $good }.
reason-makes = Bringt { amount-points } für jede Ware dieser Art: { $good }.
reason-does = Was die Karte kann: { $short }.
reason-fire = { $points ->
        [one] Als Nächstes kommt ein Brand um { $points } Punkt; die Karte zählt dort { $value }.
       *[other] Als Nächstes kommt ein Brand um { $points } Punkte; die Karte zählt dort { $value }.
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
        Text und Knöpfe benutzen diese Zeichen, das Bild die unten:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E sind die Plätze, jeder mit Farbe, Form und Buchstabe. ⚪A ist ein grauer Arbeiter von Platz A.
        - ➤ die Karte, die gerade verkauft wird, oder wer dran ist
        - **jetzt 3, dann 2, 1**: der Preis für den vordersten Arbeiter, und für die dahinter, wenn vorn jemand verzichtet
        - Was im Verlauf mit *(nach Plan)* endet, war im Voraus beantwortet.
rules-signs-cards = Die Zeichen auf den Karten
    .text =
        Jede Karte zeigt ihren Namen, ihr Zeichen und die eine Zahl, auf die es ankommt:

        - mit einer Münze: was sie an Münzen bringt; mit einem Stern: was sie an Punkten bringt
        - ohne beides: die Stärke eines Feuerwehrmanns; wie viele Waren ein Lager fasst
        - unten: die Waren, die ein Schiff bringt, ein Auftrag verlangt oder ein Händler nimmt, sonst, was die Karte kann
        - oben links ihr Platz im Markt, oben rechts die Jahreszeit, zu der sie gehört
        - { $signs }

        Alles über eine Karte steht in deinem Büro unter „Was ist …?“ und unter `/{ command-card.name }`.
rules-signs-kaispeicher = Kaispeicher: die Zeichen der neuen Karten
    .text =
        Mit Kaispeicher kommen 3 Waren, graue Arbeiter und eine Reihe von Karten zum Reservieren dazu. Als Text:

        - { $signs }
        - ⚪A ein grauer Arbeiter von Platz A; wie viele übrig sind, steht hinter den Münzen und Punkten
        - **a, b, c …** die Karten der oberen Reihe; **1., 2., 3. …** die reservierten, wie sie nacheinander verkauft werden
        - eine Münze auf einer reservierten Karte: was sie jetzt kostet

        Alles über eine Karte steht in deinem Büro unter „Was ist …?“ und unter `/{ command-card.name }`.

sign-points = Punkte, wenn jetzt Schluss wäre
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
