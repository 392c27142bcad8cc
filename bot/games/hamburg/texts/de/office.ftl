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
office-cards = Deine Karten
# $what: end nach einem Kauf, none bezahlbar, last die letzte, two zwei in Folge; $left: Gruppen, die man noch kaufen darf.
office-ask-harbour =
    { $what ->
        [end] Spiel eine Karte oder beende deinen Zug.
        [none] Für keine Gruppe reicht dein Geld.
        [last] Kauf deine letzte Gruppe.
        [two] Kauf 1 oder 2 Gruppen (2 Züge in Folge, noch { $left } möglich).
       *[one] Kauf eine Gruppe (noch { $left } möglich).
    }
office-ask-choosing = Kauf eine der drei Waren.
office-ask-office = Verkauf und verschenk Waren.
office-ask-raising = Dein Geschenk erhöhen?
office-ask-pricing = Eigener Preis für eine Sorte?
office-ask-cards = Karten spielen, dann abschließen.
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
# Über einer Liste von Gruppen.
harbour-later = Später, ohne Schuldschein: { $slots }
harbour-waits = Nach dem Kauf Karten spielen
harbour-waits-off = Nach dem Kauf Zug beenden
harbour-no-swap = Diese 2 ändern nichts
harbour-no-buy = Für beide reicht dein Geld nicht
harbour-no-group = Wähl auch eine Gruppe
# $slots: Nummern von Gruppen, „3 + 5“; $goods: was darin ist; $left: das Geld, das bleibt.
# $number: wie viele Gruppen.
harbour-groups = { $number ->
        [one] Gruppe { $slots }
       *[other] Gruppen { $slots }
    }
harbour-buy-goods = Kauf { harbour-groups }: { $goods } für { $price }{ effect-loans }
harbour-buy = Kauf { harbour-groups } für { $price }{ $loans ->
        [0] , Rest { $left }
       *[other] { effect-loans }
    }
# $first, $second: Waren oder Karten; $one, $other: die Gruppen, in denen sie sind.
harbour-exchange = { $first } ({ $one }) gegen { $second } ({ $other }) tauschen
harbour-exchange-groups = Zwischen { $one } und { $other } tauschen

## Das Siegel

# $value: des Geschenks; $money: vom Markt, wenn sonst niemand verkauft.
seal-more-points = Mehr Punkte: Geschenk { $value }
seal-more-money = Mehr Geld: bis { $money } Mark
seal-too-many = Zu viele Sorten: { $kinds } von { $most }
seal-empty = Nichts legen: kein Geld, kein Geschenk
seal-kinds = Sorten: { $kinds } von { $most }
# Eine Zeile eines Menüs: so viele einer Sorte, und was sie dort bringen.
seal-line-market = { $good } ×{ $number } · Verkauf { $money }
seal-line-senate = { $good } ×{ $number } · Geschenk { $value }
# $seal: einer der beiden Namen darunter; $points: einer Karte, die automatisch wirkt, 0: keine.
seal-with = { $seal }: { $points ->
        [0] { seal-market }, Geschenk { $value }
       *[other] { $money } Mark, Geschenk { $value }, +{ $points } P.
    }
seal-market = { $money ->
        [0] 0 Mark
       *[other] bis { $money } Mark
    }
# Auf dem Bild. $best: wenn sonst niemand verkauft; $worst: wenn alle je eine verkaufen.
seal-if-all = { $best } Mark, wenn nur du verkaufst; { $worst }, wenn alle je eine
seal-sells-none = nichts verkauft
# $ranks: Punkte der besten Geschenke, „3 · 2 · 1“.
seal-gift = Geschenk { $value }
seal-best = die besten { $ranks } Punkte
seal-best-gifts = Beste Geschenke: { $ranks } Punkte
office-sells = Du verkaufst
office-piles = Deine Stapel
# $card: ihr Name; $number: wie viele davon.
seal-plays = { $card } wirkt beim Aufdecken automatisch ({ $number }).
seal-clear = Beide Stapel leeren
seal-seal = Versiegeln
seal-anew = Ändern
pick-market = MARKT: was du verkaufst …
pick-senate = SENAT: was du schenkst …

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
orders-say-seals = Immer: Bot wählt Stapel
orders-say-plays = Immer: Karten, die lohnen
orders-say-closes = Immer: für mich abschließen

## Abschluss

closing-dropped = Nicht mehr möglich, aus deinem Plan genommen: { $steps }
closing-no-fit = Dafür reicht dein Geld nicht
closing-keep-more = Behalte { $number } mehr: du hast Platz
closing-keep-fewer = Behalte { $number } weniger
closing-undo = Nimm zurück, was nicht mehr geht
# $what: einige der nächsten vier, $loans: was es kostet; $seal: ob es vorher geschieht.
closing-what = { $seal ->
        [yes] Versiegeln ({ $what })
       *[no] { $what }
    }
closing-deed = { closing-what }: { $loans ->
        [0] noch { $money } Mark
        [one] { $loans } Schuldschein, noch { $money } Mark
       *[other] { $loans } Schuldscheine, noch { $money } Mark
    }
closing-deed-short = { closing-what }: { $loans ->
        [0] { $money } Mark
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    }
closing-seal = Versiegeln: noch { $money }{ $lost ->
        [0] { "" }
       *[other] , { $lost } weg
    }
closing-repays = { $loans } tilgen
closing-keeps = { $goods } behalten
closing-loses = { $number } weg
closing-closes = Runde abschließen
closing-pick-repay = { $loans ->
        [0] Nichts zurückzahlen
        [one] { $loans } Schuldschein für { $money } Mark zurückzahlen
       *[other] { $loans } Schuldscheine für { $money } Mark zurückzahlen
    }
pick-card = Karte spielen …
pick-repay = Schuldscheine …
pick-keep = Was du behältst (Speicher: { $room }) …
