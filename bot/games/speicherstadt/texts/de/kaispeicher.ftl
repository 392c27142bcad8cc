### Karten und Waren der Erweiterung Kaispeicher. Wie sie gefunden werden: siehe en/cards.ftl.


## Waren

good-hemp = Hanf
    .mark = Hnf
good-cloth = Tuch
    .mark = Tuc
good-glass = Glas
    .mark = Gls


## Neue Kartenarten

kind-factory = Fabrik
    .effect = Lieferst du in der Verladung { $good } hierher, bringt jede Ware sofort { amount-points }. Die Waren kommen in den Vorrat.
    .short = { $good }: je { amount-points }

kind-one-shot = Einmal nutzbar

kind-exchange = Tausch

kind-on-purchase = Beim Kauf

kind-break = Pause

kind-extra-workers = Zusätzliche Arbeiter

kind-fire-modifier = Brandschutz


## Schiffe, Aufträge, Kontore, Feuerwehrmänner

small-ship = { kind-ship } ({ amount-crates })
card-k-ship-1-b = { small-ship }
card-k-ship-2-b = { small-ship }
card-k-ship-1-c = { small-ship }
card-k-ship-2-c = { small-ship }
card-k-ship-1-d = { small-ship }
card-k-ship-2-d = { small-ship }

card-k-contract-b-small = { kind-contract.name }
card-k-contract-b-medium = { kind-contract.name }
card-k-contract-c-small = { kind-contract.name }
card-k-contract-c-medium = { kind-contract.name }
card-k-contract-d-small = { kind-contract.name }
card-k-contract-d-medium = { kind-contract.name }

card-k-counting-office-c = { kind-counting-office }
card-k-counting-office-d = { kind-counting-office }

card-k-fireman-1-a = { kind-fireman.name }
card-k-fireman-2-a = { kind-fireman.name }
card-k-fireman-3-b = { kind-fireman.name }
card-k-fireman-4-c = { kind-fireman.name }
card-k-fireman-5-d = { kind-fireman.name }


## Fabriken und Kaufleute

card-coffee-roastery = Kaffeerösterei
card-tea-house = Teestube
card-spice-store = Gewürzspeicher
card-rubber-factory = Gummifabrik
card-carpet-store = Teppichlager

card-tailor = Schneiderin
card-glassblower = Glasbläser
card-rope-maker = Seilmacher


## Punktgebäude

card-lighthouse = Leuchtturm
card-theatre = Schauspielhaus
card-davidwache = Davidwache
card-music-hall = Musikhalle
card-city-hall = Rathaus


## Punkte am Ende

card-press = Presse
    .effect = Am Ende bekommst du { amount-points } für jede deiner Feuerwehrmann-Karten, egal mit welchem Wert. Der Löschzug ist kein Feuerwehrmann.
    .short = { amount-points } je Feuerwehrmann

card-mayor = Bürgermeister
    .effect = Am Ende zählt der aufgedruckte Wert deines besten Punktgebäudes doppelt. Punktgebäude sind die 7 mit einem festen Wert von 1 bis 5 Punkten, etwa der Leuchtturm.
    .short = bestes Gebäude doppelt

card-harbour-tour = Hafenrundfahrt
    .effect = Am Ende bekommst du { amount-points } mehr für jedes deiner Punktgebäude. Das sind die 7 mit einem festen Wert von 1 bis 5 Punkten, etwa der Leuchtturm.
    .short = +{ $points } je Punktgebäude

card-deichtorhallen = Deichtorhallen
    .effect = Am Ende bekommst du { amount-points } mehr für jeden deiner Kaufleute. Das sind die 8 Karten, die für eine Warenart Münzen zahlen.
    .short = +{ amount-points } je Kaufmann

card-accountant = Buchhalter
    .effect = Am Ende bekommst du { amount-points } für jeden deiner Aufträge, voll oder nicht.
    .short = { amount-points } je Auftrag


## Karten, die etwas tun

card-spy = Spitzel
    .effect = Einmal, direkt vor dem Kauf, darfst du einen deiner Arbeiter mit einem fremden tauschen. Beide dürfen überall stehen, auch über reservierten Karten. Danach kommt der Spitzel aus dem Spiel.
    .short = einmal Arbeiter tauschen

card-fish-market = Fischmarkt
    .effect = Einmal, wenn du über einen Kauf entscheidest, darfst du die Karte gratis nehmen, auch eine reservierte. Münzen brauchst du dafür nicht. Danach kommt der Fischmarkt aus dem Spiel.
    .short = 1 Karte gratis

card-harbour-master = Hafenmeister
    .effect = In der Verladung kostet dich der Tausch in der Markthalle { $give } Waren statt { $exchange }, so oft du willst.
    .short = tauscht { $give }:1

card-savings-bank = Sparkasse
    .effect = Gibt dir beim Kauf { amount-coins } und kommt danach aus dem Spiel. Ihren Preis musst du vorher zahlen können.
    .short = sofort { amount-coins }

card-thief = Dieb
    .effect = Beim Kauf geben dir alle anderen je { amount-coins }; wer keine hat, gibt nichts. Danach kommt der Dieb aus dem Spiel. Seinen Preis musst du vorher zahlen können.
    .short = von allen je { amount-coins }

card-auction-hall = Auktionshalle
    .effect = Nimm einmal, jederzeit, 1 Ware aus dem Vorrat und verlade sie sofort. Sie kommt auf einen Auftrag, zu einem Kaufmann, in eine Fabrik oder an einen freien Lagerplatz. Danach kommt die Auktionshalle aus dem Spiel.
    .short = 1 Ware aus dem Vorrat

card-smuggler = Schmuggler
    .effect = Nimm einmal, jederzeit, 1 Ware von einem noch offenen fremden Auftrag und verlade sie sofort. Sie kommt auf einen Auftrag, zu einem Kaufmann, in eine Fabrik oder an einen freien Lagerplatz. Danach kommt der Schmuggler aus dem Spiel.
    .short = einmal 1 Ware stehlen

card-truck = LKW
    .effect = Einmal, jederzeit: Nimm 1 bis 3 Waren von deinen Aufträgen, auch von vollen, und lege sie alle wieder auf passende Felder deiner Aufträge. Danach kommt der LKW aus dem Spiel.
    .short = 3 Auftragswaren umladen

card-coffee-break = Kaffeepause
    .effect = { $uses }-mal in der Partie darfst du in der Nachfrage warten, statt einen Arbeiter einzusetzen. Das geht nur, solange du und noch jemand eigene Arbeiter habt; graue zählen nicht. Nach { $uses } Pausen kommt die Karte aus dem Spiel.
    .short = { $uses } Pausen in der Nachfrage

card-warehouse-worker = Lagerarbeiter
    .effect = Bringt { $uses } graue Arbeiter. In der Nachfrage darfst du nach deinen eigenen einen oder beide einsetzen. Sie zählen als deine und gehen nach diesem Kauf aus dem Spiel. Sind beide verbraucht, geht auch die Karte.
    .short = { $uses } graue Arbeiter, einmalig

card-fire-chief = Einsatzleiter
    .effect = Einmal, wenn dir ein Brand Punkte bringt, darfst du sie verdoppeln. Unbenutzt wirkt er automatisch beim 4. Brand, wenn du dort gewinnst. Danach kommt er aus dem Spiel.
    .short = einmal Brandpunkte ×2

card-insurance = Versicherung
    .effect = Jedes Mal, wenn dich ein Brand Punkte kostet, kannst du { amount-coins } zahlen und verlierst keine. Das gilt bei jedem Brand.
    .short = { amount-coins } statt Verlust

card-fire-engine = Löschzug
    .effect = Bei jedem Brand zählt dein höchster Feuerwehrmann doppelt. Ohne Feuerwehrmann tut er nichts.
    .short = bester Feuerwehrmann ×2


## Zeilen der Schlusswertung

score-factories = Fabriken
score-press = Presse
score-mayor = Bürgermeister
score-harbour-tour = Hafenrundfahrt
score-deichtorhallen = Deichtorhallen
score-accountant = Buchhalter
