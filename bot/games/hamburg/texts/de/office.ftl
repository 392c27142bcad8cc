### Das Büro dieses Spiels: was man hat, ein Zug im Hafen, das Siegel, der Abschluss.

office-purse = { $money } Mark · { $over ->
        [yes] { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        }
       *[no] jetzt { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        }
    } · { $speicher ->
        [one] { $speicher } Speicher
       *[other] { $speicher } Speicher
    }
office-loans = { $loans ->
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    }
office-goods = Deine Waren
office-no-goods = Du hast keine Waren.
office-cards = Deine Karten
office-used-up = Die Karte kommt danach aus dem Spiel.
# $left: Gruppen, die man noch kaufen darf.
office-ask-harbour =
    { $bought ->
        [yes] Spiel eine Karte oder beende deinen Zug.
       *[no] { $left ->
            [one] Kauf deine letzte Gruppe von { $most } oder passe.
           *[other] { $now ->
                [2] Kauf 1 oder 2 Gruppen (2 Züge in Folge, noch { $left } von { $most }) oder passe.
               *[1] Kauf eine Gruppe oder passe (noch { $left } von { $most }).
            }
        }
    }
office-ask-choosing = Kauf eine der drei Waren. Die anderen kommen weg.
office-ask-office = Leg bis zu { $kinds } Sorten verdeckt aus.
office-ask-raising = Dein Geschenk ist { $value } wert. Vor dem Aufdecken erhöhen?
office-ask-pricing = Eigenen Preis für eine Sorte ansagen?
office-ask-cards = Spiel deine Karten und schließ die Runde ab.
# $choice: ob es etwas zu wählen gibt.
office-ask-closing =
    { $choice ->
        [no] Schließ die Runde ab. Zu entscheiden gibt es nichts.
       *[yes] Schließ die Runde ab.
    }

## Hafen

pick-buy = Gruppe kaufen …
pick-buy-two = 1 oder 2 kaufen …
# Dasselbe, wo danach noch Züge kommen.
pick-buy-list = Gruppe kaufen, mehr später …
pick-buy-two-list = 1 oder 2 kaufen, mehr später …
pick-swap-goods = 2 Waren tauschen …
pick-swap-cards = 2 Karten tauschen …
harbour-keep = es bleiben { $money } Mark
harbour-keep-loan = { $loans ->
        [one] mit Schuldschein
       *[other] mit { $loans } Schuldscheinen
    }, es bleiben { $money } Mark
# Was die Waren einer Gruppe wert sind: $now, $next: dem Senat in dieser Runde und in der nächsten; $market: wenn
# sonst niemand welche verkauft. $keeps: eins der beiden davor.
harbour-worth = Senat { $now }, danach { $next } · Markt { $market } · { $keeps }
harbour-worth-last = Senat { $now } · Markt { $market } · { $keeps }
harbour-passes = Du kaufst diese Runde nichts mehr und behältst { $money } Mark.
harbour-left = Dir bleiben { $money } Mark.
# Über einer Liste von Gruppen.
harbour-later = **Dann die erste davon, die noch da ist:**
harbour-waits = Auf Karten warten
harbour-waits-off = Zug automatisch beenden
harbour-no-swap = Das ändert nichts. Wähl 2 verschiedene, aus 2 Gruppen.
harbour-no-buy = Für beide reicht dein Geld nicht.
harbour-loan = Dein Geld reicht nicht.
harbour-loan-maybe = Dein Geld reicht vielleicht nicht.
confirm-loan = Mit Schuldschein bestätigen

## Das Siegel

seal-piles = Deine Waren
# Zuerst liegt da, was das Programm legen würde.
# $aim: Punkte, Geld oder beides; $last: ob es die letzte Runde ist.
seal-suggested = { $last ->
        [yes] Vorgeschlagen: mehr Punkte, denn es ist die letzte Runde
       *[no] { $aim ->
            [money] Vorgeschlagen: mehr Geld
            [points] Vorgeschlagen: mehr Punkte
           *[both] Vorgeschlagen: Punkte und Geld
        }
    }
# $value: des Geschenks; $money: vom Markt, wenn sonst niemand verkauft.
seal-more-points = Mehr Punkte: Geschenk { $value }
seal-more-money = Mehr Geld: { $money } Mark
# $where: eins oder beide der nächsten zwei.
seal-kind = **{ $good } ×{ $number }**
seal-kind-laid = **{ $good } ×{ $number }** → { $where }
seal-to-market = Markt { $number }
seal-to-senate = Senat { $number }
# $sells: so viele zum Markt; $best: Preis, wenn sonst niemand verkauft, $worst: wenn alle eine verkaufen.
seal-worth =
    Senat { $senate }{ $next ->
        [none] { "" }
       *[other] , danach { $next }
    } · Markt { $sells ->
        [1] { $worst } bis { $best }
       *[other] { $sells } × { $worst } bis { $best }
    }
seal-too-many = Zu viele Sorten: { $kinds } von { $most }.
seal-empty = Beide Stapel sind leer: nichts geschenkt, nichts verkauft.
seal-gift = Geschenk: **{ $value }**
seal-market = Markt: **{ $best }** Mark ({ $worst }, wenn alle je eine verkaufen)
seal-kinds = Sorten: { $kinds } von { $most }
# $card: ihr Name; $number: wie viele davon.
seal-plays = { $card } wirkt beim Aufdecken automatisch ({ $number }).
seal-sixteen = { $card } wirkt automatisch: +{ $points } Punkte.
seal-sell = Markt: { $good }
seal-give = Senat: { $good }
seal-clear = Beide Stapel leeren
seal-seal = Versiegeln
seal-anew = Stapel ändern
pick-market = MARKT: was du verkaufst …
pick-senate = SENAT: was du schenkst …
loading-suggest = Vorschlag

## Karten, die nach dem Siegel gespielt werden

pick-beforehand = { $card }: was tun …
beforehand-ask = { $card }: mich fragen
beforehand-raise =
    { $count ->
        [0] { $card }: diesmal keine
        [one] { $card }: { $count } spielen
       *[other] { $card }: { $count } spielen
    }
beforehand-alone = { $card }: wenn es { $money } Mark oder mehr bringt
beforehand-never = { $card }: diesmal nicht
orders-say-seals = Der Bot versiegelt jede Runde die vorgeschlagenen Stapel für dich. Bis alle versiegelt haben, kannst du sie ändern.
orders-say-plays = Der Bot spielt deine Karten beim Aufdecken und beim Abschluss, wo es lohnt.
orders-say-closes = Der Bot schließt jede Runde für dich ab: Er behält deine teuersten Waren und zahlt Schuldscheine erst in der letzten Runde zurück.

## Abschluss

closing-dropped = Nicht mehr möglich, aus deinem Plan genommen: { $steps }
closing-no-fit = So kannst du nicht zahlen oder behalten. Wähl neu.
closing-lose = **Kommt weg, wenn du jetzt bestätigst: { $goods }**
closing-keep = Du behältst { $goods } (Speicher: { $room })
closing-empty = Du hast keine Waren zu lagern (Speicher: { $room }).
closing-price = Das Zusatzlager kostet { $price } Mark.
closing-repay = Du zahlst { $loans ->
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    } für { $money } Mark zurück.
closing-pick-repay = { $loans ->
        [0] Nichts zurückzahlen
        [one] { $loans } Schuldschein für { $money } Mark zurückzahlen
       *[other] { $loans } Schuldscheine für { $money } Mark zurückzahlen
    }
closing-option = { $good } behalten
pick-card = Karte spielen …
pick-repay = Schuldscheine …
pick-keep = Was du behältst (Speicher: { $room }) …
loading-confirm-lose = Bestätigen, { $number } weg
