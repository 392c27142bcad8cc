### Karten und Waren des Grundspiels. Wie die Texte einer Karte gefunden werden: siehe en/cards.ftl.
### Name: bis 22 Zeichen (Knöpfe). Kurztext: bis 26 (der Markt auf dem Telefon). Wirkung: bis 300.


## Mengen

amount-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
amount-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
amount-crates =
    { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }


## Waren: das Wort im Satz und die zwei oder drei Buchstaben auf der Kiste, die sonst für nichts stehen.

good-coffee = Kaffee
    .mark = Kfe
good-tea = Tee
    .mark = Te
good-saffron = Safran
    .mark = Saf
good-rubber = Kautschuk
    .mark = Kts
good-carpet = Teppich
    .mark = Tpp


## Stapel

deck-a = Winter
deck-b = Frühling
deck-c = Sommer
deck-d = Herbst
# Nur der letzte Brand; er bricht im Herbst aus.
deck-e = Herbst


## Kartenarten: das Wort, und was Karten einer Art gemeinsam ist

kind-merchant = Kaufmann
    .effect =
        In der Verladung kannst du hier beliebig viel { $good } verkaufen, für je { amount-coins }.{ $points ->
            [0] { "" }
           *[other] { " " }Am Ende { amount-points } wert.
        }
    .short = { $good }: je { amount-coins }

kind-warehouse = Lager
    .effect = Bewahrt bis zu { $capacity } Waren von Runde zu Runde auf. Jede Ware, die am Ende noch darin liegt, bringt { amount-points }.
    .short = fasst { $capacity }, je { amount-points }

kind-counting-office = Kontor
    .effect = Gemeinsam mehr wert: Am Ende bekommst du { $owned1 } Punkte für 1 Kontor, { $owned2 } für 2, { $owned3 } für 3 und { $owned4 } für 4 oder mehr.
    .short = { $owned1 }, { $owned2 }, { $owned3 } oder { $owned4 } Punkte

kind-ship = Schiff
    .effect =
        { $crates ->
            [one] Beim Aufdecken kommt { $crates } Ware
           *[other] Beim Aufdecken kommen { $crates } Waren
        } aus dem Beutel darauf. Kaufst du es, entlädst du es in der Verladung derselben Runde. Das leere Schiff bleibt bei dir.

kind-contract = Auftrag
    .name = Auftrag { $points }
    .effect = Verlangt { $goods }. Du füllst ihn in der Verladung, über so viele Runden, wie du brauchst; was darauf liegt, bleibt darauf. Am Ende bringt er { amount-points }, wenn er voll ist, sonst nichts.

kind-fireman = Feuerwehrmann
    .name = Feuerwehrmann { $value }
    .effect = Zählt bei jedem Brand { $value } zu deiner Löschkraft. Die höchste Summe gewinnt Punkte, die niedrigste verliert ebenso viele.

kind-fire = Brand
    .effect =
        Bricht aus, sobald er aufgedeckt wird. Die höchste Löschkraft gewinnt { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }, die niedrigste verliert ebenso viel, bei Gleichstand alle Beteiligten in voller Höhe. Sind alle gleich stark, passiert nichts.

kind-income = Einkommen

kind-point-building = Punktgebäude
    .effect = Am Ende { amount-points } wert.
    .short = { amount-points } am Ende

kind-end-bonus = Schlusswertung


## Die Startkarte aller; sie steht nie zum Verkauf

card-market-hall = Markthalle
    .effect = In der Verladung: { $exchange } Waren gegen 1 andere aus dem Vorrat tauschen oder { $trade } beliebige Waren für 1 Münze verkaufen, so oft du willst. Außerdem bewahrt sie 1 Ware für später auf; diese Ware bringt keine Punkte.
    .short = { $exchange }:1 tauschen, 1 behalten


## Kaufleute

card-coffee-roaster = Kaffeeröster
card-tea-taster = Teeverkoster
card-spice-trader = Gewürzhändler
card-vulcanizer = Vulkaniseur
card-carpet-trader = Teppichhändler


## Gebäude

card-warehouse = Lager

card-counting-office-a = { kind-counting-office }
card-counting-office-b = { kind-counting-office }
card-counting-office-d = { kind-counting-office }

card-bank = Bank
    .effect = Du bekommst in jedem Einkommen { amount-coins } mehr, schon in der Runde, in der du sie kaufst.
    .short = +{ amount-coins } pro Runde

card-st-michaelis = St. Michaelis

card-boatsmen-church = Flussschifferkirche

card-port = Hafen
    .effect = Am Ende bekommst du { amount-points } für jedes deiner Schiffe, egal wie groß.
    .short = { amount-points } je Schiff

card-chamber-of-commerce = Handelskammer
    .effect = Am Ende bekommst du { amount-points } für jede deiner Münzen. Die Münzen behältst du; bei Gleichstand zählen sie also noch.
    .short = { amount-points } je Münze


## Schiffe

card-ship-b = { kind-ship }
card-ship-c = { kind-ship }
card-ship-d = { kind-ship }


## Feuerwehrmänner und Brände

card-fireman-1-a = { kind-fireman.name }
card-fireman-2-a = { kind-fireman.name }
card-fireman-1-b = { kind-fireman.name }
card-fireman-2-b = { kind-fireman.name }
card-fireman-3-b = { kind-fireman.name }
card-fireman-3-c = { kind-fireman.name }
card-fireman-4-c = { kind-fireman.name }
card-fireman-3-d = { kind-fireman.name }
card-fireman-4-d = { kind-fireman.name }
card-fireman-5-d = { kind-fireman.name }

card-fire-1 = 1. Brand
card-fire-2 = 2. Brand
card-fire-3 = 3. Brand
card-fire-4 = 4. Brand
    .effect =
        Bricht nach der letzten Runde aus. Die höchste Löschkraft gewinnt { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }, die niedrigste verliert ebenso viel, bei Gleichstand alle Beteiligten in voller Höhe. Sind alle gleich stark, passiert nichts.


## Aufträge

card-contract-a1-small = { kind-contract.name }
card-contract-a2-medium = { kind-contract.name }
card-contract-a3-large = { kind-contract.name }
card-contract-b1-small = { kind-contract.name }
card-contract-b2-medium = { kind-contract.name }
card-contract-b3-large = { kind-contract.name }
card-contract-c1-small = { kind-contract.name }
card-contract-c2-medium = { kind-contract.name }
card-contract-c3-medium = { kind-contract.name }
card-contract-c4-large = { kind-contract.name }


## Zeilen der Schlusswertung

score-fires = Brände
score-contracts = Aufträge
score-merchants = Kaufleute
score-offices = Kontore
score-warehouse = Lager
score-buildings = Punktgebäude
score-port = Hafen
score-chamber = Handelskammer


# Wie viele von einer Karte in einer Schachtel liegen: jede Jahreszeit mit ihrer Zahl.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
