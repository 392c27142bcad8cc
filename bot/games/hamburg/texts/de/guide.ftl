### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $bought: yes, wo die Gruppe dieses Zugs gekauft ist.
guide-ask-harbour =
    { $bought ->
        [yes] Die Gruppe ist gekauft. Karten für den Hafen kannst du in diesem Zug noch spielen.
       *[no] Kauf 1 Gruppe für die Summe ihrer zwei Waren, notfalls mit Schuldschein; eine Karte daneben kostet nichts. Wenn du passt, kaufst du in dieser Runde nichts mehr.
    }
guide-ask-choosing = 1 davon musst du zu ihrem Preis kaufen.
# $kinds: Sorten auf beiden Stapeln zusammen.
guide-ask-office = Leg Waren verdeckt aus: Der Markt zahlt Mark, der Senat gibt Punkte. Beide Stapel zusammen: höchstens { $kinds } Sorten. Ändern kannst du sie, bis alle versiegelt haben.
guide-ask-raising = Alle haben versiegelt, noch ist nichts offen. Eine Karte kann dein Geschenk mehr wert machen.
guide-ask-pricing = Als Nächstes zahlt der Markt. Mit einer Karte machen deine Karten allein deinen Preis für eine Sorte.
guide-ask-cards = Karten für den Abschluss kannst du jetzt spielen, jede einmal je Runde. Manche kosten Mark.
# $repay: Mark für einen Schuldschein; $points: was einer am Ende kostet.
guide-ask-closing = Wähl, was deine Speicher behalten, je 1 Ware; der Rest kommt weg. Ein Schuldschein kostet jetzt { $repay } Mark, oder { $points } Punkte, wenn er am Ende offen ist.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

reason-best = Als Geschenk ist in dieser Runde keine andere Gruppe mehr wert: { $value }.
reason-best-later = Als Geschenk ist in der nächsten Runde keine andere Gruppe mehr wert: { $value }.
reason-beside = Daneben liegt { $card }: { $short }.
reason-cheapest = Keine andere Gruppe ist billiger.
# $now, $later: nach den Senatskarten dieser und der nächsten Runde.
reason-worth = Dem Senat ist das in dieser Runde { $now } wert und in der nächsten { $later }.
reason-worth-last = Dem Senat ist das in dieser Runde, der letzten, { $now } wert.
reason-spared = Jede Gruppe, die noch da ist, brauchte einen Schuldschein.
# $kinds: auf der Hand; $most: auf beiden Stapeln.
reason-kinds = Sorten auf deiner Hand: { $kinds }; deine Stapel fassen { $most }.
reason-keeps = Du behältst { amount-mark }.
reason-then = Dann hast du { amount-mark }.
reason-secret = Welche Ware es ist, sieht sonst niemand.
reason-gift = Dein Geschenk ist { $value } wert.
reason-sales = Verkauft sonst niemand diese Sorten, zahlt der Markt { amount-mark }.
reason-piles = Dein Geschenk ist { $value } wert, und verkauft sonst niemand diese Sorten, zahlt der Markt { amount-mark }.
reason-raised = Dann ist dein Geschenk { $value } wert.
reason-alone = Das bringt dir { amount-mark } mehr.
reason-room = Waren auf deiner Hand: { $goods }; deine Speicher: { $room }.
reason-first = Wer beginnt, hat im Hafen die erste Wahl.
reason-repay = Ein Schuldschein, der am Ende offen ist, kostet { $points } Punkte.
reason-kept = Was du behältst, ist nach der nächsten Senatskarte { $value } wert.
reason-filled = Am Ende zählen gefüllte Speicher; bei dir: { $number }.

## Was die Zeichen bedeuten

rules-signs = Was die Zeichen bedeuten
    .text =
        Text und Knöpfe benutzen diese Zeichen, das Bild die unten:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: die Plätze
        - ➤ wer dran ist
        - **3** · Waren und Karte · **12**: die Nummer einer Gruppe, was dort liegt und was sie in Mark kostet
        - Beim Senat: was eine Ware der Sorte als Geschenk wert ist
        - Die Preisreihe des Markts: was jede Karte einer Sorte bringt, wenn alle zusammen 1, 2, 3 und so fort davon verkaufen

        Unten auf dem Bild steht, was alle haben. Dein Geld siehst nur du, in deinem Büro.

sign-points = Punkte, wenn jetzt Schluss wäre, ohne Geld
sign-goods = Waren auf der Hand
sign-money = Geld, in Mark
sign-senate = Wert für den Senat
sign-market = Markt: die Preise
sign-first = beginnt diese Runde
sign-out = kauft in dieser Runde nichts mehr
sign-due = dran; bestes Geschenk beim Aufdecken
sign-slot = Nummer einer Gruppe
sign-price = Preis in Mark
sign-bought = gekauft von Platz A
sign-gone = von niemandem gekauft
sign-changed = von deinem Tausch verändert
sign-later = Wert in der nächsten Runde
sign-shared = Preis, den alle zusammen machen
sign-alone = Preis nur nach eigenen Karten
