### Das Brett dieses Spiels: was es fragt, was man drücken kann, wer mitspielt.

## Leute

agent-beginner = Anfänger
    .temper = Kennt die Regeln und lernt noch, was sich lohnt
agent-quick = Lehrling
    .temper = Nimmt, was gerade gut aussieht
agent-merchant = Kaufmann
    .temper = Ahnt, was die anderen haben und verkaufen werden
agent-master = Meister
    .temper = Spielt die Runde vor jedem Zug in Gedanken hundertfach zu Ende
agent-patron = Gönner
    .temper = Will dem Senat mehr schenken als alle anderen
agent-hoarder = Sammler
    .temper = Sammelt Magistrate und füllt Speicher

## Brett

phase-display = Auslage
phase-harbour = Hafen
phase-choosing = Hafen
phase-office = Versiegeln
phase-raising = Versiegeln
phase-senate = Senat
phase-pricing = Markt
phase-market = Markt
phase-closing = Abschluss
board-title = Runde { $round } von { $rounds } · { $phase }
board-display = Hafen
# $what: Waren und Karte einer Gruppe.
board-group = **{ $slot }** · { $what } · **{ $price }**
board-sold = { $slot } · verkauft an { $who }
board-opening = Aufgedeckt
board-earned = { $who } schenkt { $gift } (Wert { $value }, { $points }), verkauft { $market } (+{ $money } Mark)
board-senate = Senat
# $points: die der besten Geschenke, „3, 2, 1“.
board-senate-now = Diese Runde: { $values } · Punkte je Rang: { $points }
board-senate-next = Nächste Runde: { $values }
board-market = Markt
# $prices: eine Zahl für jede weitere Karte einer Sorte.
board-ladder = Preis je Karte, wenn alle zusammen 1, 2, 3 … einer Sorte verkaufen: { $prices }
board-lying = Jetzt verkauft: { $goods }
board-houses = Am Tisch

## Fragen

ask-harbour =
    { $bought ->
        [yes] { $who } spielt Karten oder beendet den Zug
       *[no] { $who } kauft eine Gruppe oder passt
    }
ask-choosing = { $who } kauft eine der drei Waren
ask-office = { $who } legt Waren verdeckt aus
ask-raising = { $who } kann das Geschenk erhöhen
ask-pricing = { $who } kann einen eigenen Preis ansagen
ask-cards = { $who } spielt Karten und schließt ab
ask-closing = { $who } schließt die Runde ab

## Was man drücken kann

do-buy = Gruppe { $slot } für { $price }: { $what }
do-pass = Für diese Runde passen
do-end = Zug beenden
do-draw1 = Blindkauf für { $money } Mark
do-draw3 = Eine von dreien
do-choose = { $good } für { $price } kaufen
# Dasselbe kurz. $loans: was es kostet; $price: höchstens, bei der Karte, die drei auslegt.
effect-loans = { $loans ->
        [0] { "" }
        [one] , { $loans } Schuldschein
       *[other] , { $loans } Schuldscheine
    }
effect-choose = { $good } für { $price } kaufen{ effect-loans }
effect-draw1 = { $card } für { $price }{ effect-loans }
effect-draw3 = { $card }{ $loans ->
        [0] , bis { $price } Mark
       *[other] , evtl. Schuldschein
    }
# $value: des Geschenks danach.
effect-plus3 = { $raised ->
        [0] Geschenk bei { $value } lassen
       *[other] Geschenk um { $raised } auf { $value } erhöhen
    }
effect-sole = Eigener Preis: { $goods }, +{ $money } Mark
do-lay = Markt: { $market }; Senat: { $gift }
do-plus3 =
    { $count ->
        [0] Geschenk lassen, wie es ist
       *[other] Geschenk um { $value } erhöhen
    }
do-sole-none = Kein eigener Preis
do-sole-price = Eigener Preis: { $goods }
do-buy-vp = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $money } Mark
do-buy-speicher = Ein Speicher für { $money } Mark
do-bank = { $money } Mark aus der Bank
do-starter = { $who } beginnt die nächste Runde
do-close = { $goods } behalten
do-close-repay = { $loans ->
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    } zurückzahlen, { $goods } behalten
do-swap = { $one } gegen { $other } tauschen
pick-kind = { $good }: je { $then } statt { $now } (+{ $gain })
pick-sole-price-kinds = Eigener Preis für …

## Schuldscheine

loan-taken = { $loans ->
        [one] Du nimmst einen Schuldschein über { $money } Mark auf: { $repay } Mark zurück oder am Ende { $points } Punkte weniger.
       *[other] Du nimmst { $loans } Schuldscheine auf, zusammen { $money } Mark: je { $repay } Mark zurück oder am Ende { $points } Punkte weniger.
    }

## Ruf

ping-end = { $people }: „{ $game }“ ist vorbei, die Bücher sind geschlossen. { $result } { $link }
ping-harbour = Gruppe kaufen oder passen
ping-choosing = eine von drei Waren wählen
ping-office = Stapel versiegeln
ping-raising = Geschenk erhöhen oder nicht
ping-pricing = eigenen Preis ansagen oder nicht
ping-cards = Karten spielen und abschließen
ping-closing = Runde abschließen

## Ende

end-tie-break = Gleichstand: Gelagerte Waren entscheiden, nach der letzten Senatskarte (🏛️), dann Geld (🪙).
care-contract = Die Vertretung kauft nichts, spielt keine Karten und legt nichts aus; sie behält deine teuersten Waren und zahlt in der letzten Runde zurück, was geht.
