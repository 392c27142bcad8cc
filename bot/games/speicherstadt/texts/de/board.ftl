### The board of this game: what it asks, what can be pressed, who plays it.

## Plätze und Leute

agent-beginner = Anfänger
    .temper = Kennt die Regeln und lernt noch, was sich lohnt
agent-quick = alter Hase
    .temper = Nimmt, was gerade gut aussieht
agent-trader = Kaufmann
    .temper = Denkt bis zum Ende der Runde voraus
agent-master = Meister
    .temper = Spielt vor jedem Zug in Gedanken Hunderte von Partien durch
agent-miser = Geizhals
    .temper = Verzichtet lieber, als eine Münze zu viel zu zahlen
agent-gambler = Spielernatur
    .temper = Setzt alles auf die großen Aufträge
agent-warden = Brandwache
    .temper = Schläft schlecht ohne Feuerwehr
agent-hunter = Auftragsjäger
    .temper = Kann keinen Auftrag liegen lassen

## Brett

game-speicherstadt = Die Speicherstadt
    .about = Speicher, Brände und eine Schlange vor jeder Karte: Wer später kauft, zahlt weniger. Für 2 bis 5.
    .credits = *Die Speicherstadt* (2010) und *Kaispeicher* (2012) von **Stefan Feld**, erschienen bei eggertspiele.
game-kaispeicher = Kaispeicher
    .adds = mehr Karten und Waren und eine zweite Reihe zum Reservieren
phase-supply = Angebot
phase-demand = Nachfrage
phase-purchase = Kauf
phase-loading = Verladung
phase-income = Einkommen
phase-finale = letzter Brand
board-title = { $season } · Runde { $round } von { $rounds } · { $phase }
board-market = Markt
board-houses = Am Tisch
board-nobody = noch niemand
board-now = jetzt { $price }
board-then = jetzt { $price }, dann { $ladder }
board-sold = verkauft an { $who }
board-gone = nicht verkauft
board-supply-empty = Vorrat (zum Tauschen): leer
# $kind: eigene oder graue Arbeiter.
ask-demand =
    { $kind ->
        [grey] { $who } darf einen grauen Arbeiter setzen
       *[regular] { $left ->
            [one] { $who } setzt einen Arbeiter (den letzten)
           *[other] { $who } setzt einen Arbeiter (noch { $left })
        }
    }
ask-purchase = { $who } kauft { $card } für { $price } oder verzichtet
# In Klammern, wer gefragt ist: die Münzen; wer danach gefragt würde, und zu welchem Preis.
ask-purse =
    { $coins ->
        [one] hat { $coins } Münze
       *[other] hat { $coins } Münzen
    }
ask-next = danach { $who } für { $price }
ask-next-you = danach wieder du für { $price }
ask-last = danach niemand mehr
ask-loading = { $who } verlädt Waren
starter-mark = beginnt
do-place = { $slot } { $card }
# $before: workers of others in front of the first own one; $own, $others: workers in line.
do-place-before =
    { $others ->
        [0] { $own ->
            [0] noch niemand
            [1] nur du
           *[other] nur du ({ $own })
        }
       *[other] { $before ->
            [0] du bist vorn
           *[other] { $before } vor dir
        }
    }
do-place-broke = du hast keine Münzen
do-buy = Für { $price } kaufen
do-pass = Verzichten
do-pass-on = { $who } für { $price } überlassen
do-pass-again = Verzichten (dann du für { $price })

## Ruf

ping-end = { $people }: „{ $game }“ ist vorbei, der letzte Brand ist gelöscht. { $result } { $link }
ping-demand = Arbeiter setzen
ping-purchase = kaufen oder verzichten
ping-loading = Waren verladen

## Ende

end-tie-break = Gleichstand: Die Münzen entscheiden.
care-contract = Die Vertretung setzt Arbeiter in die kürzeste Schlange (bei mehreren ganz links), zahlt höchstens { $price } Münzen für eine Karte, verlädt Waren, wo sie am besten passen, und spielt keine Karten außer der Reihe.
