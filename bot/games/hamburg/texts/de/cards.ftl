### Karten. Name: bis 22 Zeichen (Knöpfe). Kurztext: bis 26 (Telefon). Wirkung: bis 300.

## Mengen

amount-mark = { $money } Mark

## Wann eine Karte gespielt wird

kind-harbour = Hafen
kind-office = Versiegeln
kind-senate = Senat
kind-market = Markt
kind-closing = Abschluss
kind-end = Ende der Partie
kind-speicher = Speicher
# $number: Karten dieser Art im Stapel.
card-count = { $number ->
        [one] { $number } Karte im Stapel
       *[other] { $number } Karten im Stapel
    }

## Karten

card-swap = Tausch
    .short = 2 Karten tauschen
    .effect = In deinem Zug im Hafen, einmal je Runde: 2 Waren verschiedener Gruppen wechseln die Plätze, oder die Karten neben den Waren von 2 Gruppen. Die Preise gehen mit den Waren. Gekauftes ist weg.
card-draw1 = Blindkauf
    .short = 1 Ware für { $cost } Mark
    .effect = In deinem Zug im Hafen, einmal je Runde: Zahl { $cost } Mark und zieh die nächste Ware vom Stapel, was es auch ist. Nur du siehst sie.
card-draw3 = Eine von dreien
    .short = { $reveals } aufdecken, 1 kaufen
    .effect = In deinem Zug im Hafen, einmal je Runde: Deck die nächsten { $reveals } Waren auf und kauf eine davon zu ihrem Preis. Die anderen kommen weg. Dein Geld muss für die teuerste Ware reichen.
card-extra-kind = Weitere Sorte
    .short = eine Sorte mehr auslegen
    .effect = Du darfst auf deine beiden Stapel eine Sorte mehr legen als sonst. Die Karte wirkt beim Aufdecken automatisch und kommt dann weg. Mehrere zählen zusammen.
card-gift-plus3 = Geschenk +3
    .short = Geschenk { $value } mehr wert
    .effect = Wenn alle versiegelt haben und bevor aufgedeckt wird, zählt dein Geschenk { $value } mehr. Auf deinem Stapel für den Senat müssen Waren liegen. Die Karte kommt weg. Du darfst 2 auf einmal spielen.
card-gift16 = Geschenk ab 16
    .short = einmal +{ $points } Punkte
    .effect = Ist dein Geschenk { $least } oder mehr wert, bekommst du { $points } Punkte, gleich auf welchem Rang. Die Karte wirkt beim ersten solchen Geschenk automatisch und kommt dann weg.
card-sole-price = Eigener Preis
    .short = ein Preis für dich allein
    .effect = Bei einer Sorte, die du verkaufst, machen nur deine eigenen Karten deinen Preis. Du wählst sie nach dem Aufdecken; für die anderen zählen alle Karten wie immer. Die Karte kommt weg.
card-buy-vp = Punkt kaufen
    .short = { $cost } Mark: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .effect = Im Abschluss, einmal je Runde: Zahl { $cost } Mark für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Ein Schuldschein ist dafür erlaubt.
card-store = Zusatzlager
    .short = { $most } mehr für { $price1 } bis { $price3 } Mark
    .effect = In jedem Abschluss außer dem letzten darfst du Waren über deine Speicher hinaus behalten: 1 für { $price1 } Mark, 2 für { $price2 } Mark, 3 für { $price3 } Mark. Mit 2 solchen Karten zählt die billigste Aufteilung.
card-buy-speicher = Speicher kaufen
    .short = { $cost } Mark, einmal je Runde
    .effect = Im Abschluss, einmal je Runde: Kauf einen Speicher vom offenen Stapel für { $cost } Mark. Er kann sofort gefüllt werden.
card-bank-or-start = Bank oder Start
    .short = { $money } Mark oder Startrecht
    .effect = Im Abschluss, einmal je Runde: Nimm { $money } Mark aus der Bank oder bestimme, wer die nächste Runde beginnt. Das geht am Tisch nur einmal je Runde und nicht in der letzten.
card-magistrat = Magistrat
    .short = bis zu { $most }: { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 }
    .effect = Am Ende zählen diese Karten in Gruppen von bis zu { $most }: 1, 2, 3, 4 Karten bringen { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 } Punkte. Die fünfte beginnt eine neue Gruppe.
card-speicher = Speicher
    .short = hält eine Ware
    .effect = Er behält eine deiner Waren für die nächste Runde und muss gefüllt werden, solange du Waren hast. Am Ende gibt es Punkte für die meisten gefüllten.
