### Für alle, die neu sind: eine Zeile je Phase, warum eine Antwort gut sein kann, was die Zeichen bedeuten.

## Eine Zeile je Phase: was man entscheidet, was es kostet und wann. Für alle gesagt; ohne Markdown.

# $bought: yes, wo die Gruppe dieses Zugs gekauft ist.
guide-ask-harbour =
    { $bought ->
        [yes] Du kannst in diesem Zug noch Hafenkarten spielen.
       *[no] Du bezahlst die Waren; die Karte ist gratis. Zu wenig Geld? Dann nimmst du einen Schuldschein. Passt du, kaufst du diese Runde nichts mehr.
    }
guide-ask-choosing = 1 davon musst du zu ihrem Preis kaufen.
guide-ask-office = Der Markt zahlt Mark, der Senat gibt Punkte. Ändern kannst du beide Stapel, bis alle versiegelt haben.
guide-ask-raising = Alle haben versiegelt, niemand hat dein Geschenk gesehen. Eine gespielte Karte ist danach weg.
guide-ask-pricing = Bei dieser Sorte zählen für deinen Preis nur deine eigenen Verkäufe. Die Karte ist danach weg.
guide-ask-cards = Jede Karte geht einmal je Runde; manche kosten Mark.
# $repay: Mark für einen Schuldschein; $points: was einer am Ende kostet.
guide-ask-closing = Jeder Speicher behält 1 Ware, der Rest kommt weg. Ein Schuldschein kostet jetzt { $repay } Mark oder am Ende { $points } Punkte.

## Warum eine Antwort gut sein kann: nach einem Tipp, ein Satz aus Tatsachen. „Du“ hat gefragt.

reason-best = Das beste Geschenk, das für diese Runde noch da ist: { $value }.
reason-best-later = Das beste Geschenk, das für die nächste Runde noch da ist: { $value }.
reason-beside = Dazu gibt es { $card }: { $short }.
reason-cheapest = Keine andere Gruppe ist billiger.
# $now, $later: nach den Senatskarten dieser und der nächsten Runde.
reason-worth = Dem Senat ist das in dieser Runde { $now } wert und in der nächsten { $later }.
reason-worth-last = Dem Senat ist das in dieser Runde, der letzten, { $now } wert.
reason-spared = Für jede Gruppe, die noch da ist, bräuchtest du einen Schuldschein.
reason-loans = { $loans ->
        [one] Du nimmst dafür { $loans } Schuldschein: −{ $points } Punkte, wenn er am Ende noch offen ist.
       *[other] Du nimmst dafür { $loans } Schuldscheine: −{ $points } Punkte für jeden, der am Ende noch offen ist.
    }
# $kinds: auf der Hand; $most: auf beiden Stapeln.
reason-kinds = Sorten auf deiner Hand: { $kinds }; auf deine Stapel passen { $most }.
reason-keeps = Du behältst { amount-mark }.
reason-then = Dann hast du { amount-mark }.
reason-secret = Welche Ware es ist, sieht sonst niemand.
reason-gift = Dein Geschenk ist { $value } wert.
reason-sales = Verkauft sonst niemand diese Sorten, zahlt der Markt { amount-mark }.
reason-piles = Dein Geschenk ist { $value } wert, und verkauft sonst niemand diese Sorten, zahlt der Markt { amount-mark }.
reason-raised = Dann ist dein Geschenk { $value } wert.
reason-alone = Das bringt dir { amount-mark } mehr.
reason-room = Waren auf deiner Hand: { $goods }; deine Speicher dann: { $room }.
reason-first = Wenn du beginnst, hast du im Hafen die erste Wahl.
reason-repay = Ein Schuldschein, der am Ende offen ist, kostet { $points } Punkte.
reason-kept = Was du behältst, ist dem Senat nächste Runde { $value } wert.
reason-filled = Gefüllte Speicher zählen am Ende; du hast { $number }.

## Was die Zeichen bedeuten

rules-signs = Was die Zeichen bedeuten
    .text =
        In Texten und auf Knöpfen (die Zeichen des Bildes stehen darunter):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: die Plätze
        - ➤ wer dran ist
        - **3** · Waren und Karte · **12**: Nummer der Gruppe, was darin ist, Preis in Mark
        - Senat: was 1 Ware der Sorte als Geschenk wert ist
        - Markt: was jede Karte einer Sorte bringt, wenn alle zusammen 1, 2, 3 … verkaufen

        Dein Geld siehst nur du, in deinem Büro.

sign-points = Punkte jetzt, ohne Geld
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
sign-alone = eigener Preis
