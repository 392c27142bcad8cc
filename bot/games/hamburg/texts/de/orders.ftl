### Was man in diesem Spiel vorausplanen kann, und der Abschluss im Voraus.

## Im Büro

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Stapel jetzt versiegeln
   *[other] Abschluss vorbereiten
    }

## Der Plan

orders-lasting = Gruppen und Siegel enden mit der Runde; was für jede Runde ist, gilt, bis du es zurücknimmst.
orders-none = Nichts geplant: Du wirst jedes Mal gefragt.
orders-list = **Gruppen, die erste, die zu haben ist:**
orders-wish = Wunschliste: Gruppen …
orders-wish-cash = { $what }, ohne Schuldschein
orders-wish-keep = { $what }, wenn { $money } Mark bleiben
orders-keep-hint = Gruppe { $slot }: kaufen …
orders-keep-any = Auch mit Schuldschein
orders-keep-cash = Nur ohne Schuldschein
orders-keep-money = Nur wenn { $money } Mark bleiben
orders-then-ask = Dann mich fragen
orders-then-pass = Dann passen
orders-standing = Was von selbst geht …
orders-do-passes = Nach der Liste passen
orders-do-waits = Nach einem Kauf auf meine Karten warten
orders-do-seals = Jede Runde den Vorschlag versiegeln
orders-do-plays = Jede Runde meine Karten spielen, wo es lohnt
orders-waits = Mein Zug wartet auf meine Karten
orders-do-closes = Jede Runde für mich abschließen
orders-undo = Letzte Gruppe streichen
orders-clear = Alles löschen
orders-stand = Wieder in Kraft setzen
orders-rest = Dein Plan ruht: Ein Tausch hat eine Gruppe deiner Liste verändert. „Wieder in Kraft setzen“ oder jede Änderung lässt ihn wieder gelten.

## Der Abschluss im Voraus

orders-ahead-title = { $ask ->
    [office] Stapel im Voraus · { $who }
   *[other] Abschluss im Voraus · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Andere kaufen noch, du bist fertig. Versiegelt werden deine Stapel von selbst gelegt, sobald der Hafen schließt.
   *[other] Andere entscheiden vor dir über Karten. Versiegelt geschieht dein Abschluss von selbst, sobald du dran bist; ist bis dahin etwas unmöglich geworden, wirst du gefragt.
    }
orders-ahead-sealed = { $ask ->
    [office] **Versiegelt.** Deine Stapel werden von selbst gelegt, sobald der Hafen schließt.
   *[other] **Versiegelt.** Es geschieht von selbst, sobald du dran bist; ist bis dahin etwas unmöglich geworden, wirst du gefragt.
    }
orders-ahead-hint = Erst „Versiegeln“ macht es gültig. Nur du siehst das.
orders-seal = Versiegeln
orders-seal-lose = Versiegeln, { $number } weg
orders-unseal = Siegel brechen
orders-piles = Stapel, versiegelt: { $piles }
orders-plan = Abschluss, versiegelt: { $steps }
orders-plan-void = Etwas hat sich geändert: Der versiegelte Abschluss gilt nicht mehr. Sieh ihn dir noch einmal an.
