### Was man in diesem Spiel vorausplanen kann, und der Abschluss im Voraus.

## Im Büro

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Stapel jetzt versiegeln
   *[other] Abschluss vorbereiten
    }

## Der Plan

orders-lasting = Für diese Runde; „immer“ bleibt an.
orders-none = Noch kein Plan: Der Bot fragt dich jedes Mal.
orders-wish = Wunschliste: Gruppen …
orders-wishes = Der Reihe nach kaufen: Gruppe { $groups }
orders-wish-any = { $slot } für { $price }
orders-wish-cash = { orders-wish-any } (ohne Schuldschein)
orders-wish-keep = { orders-wish-any } ({ $money } behalten)
orders-keep-hint = Gruppe { $slot }: kaufen …
orders-keep-any = Gruppe { $slot }: auch mit Schuldschein
orders-keep-cash = Gruppe { $slot }: nur ohne Schuldschein
orders-keep-money = Gruppe { $slot }: nur wenn mir { $money } Mark bleiben
orders-then-ask = Dann mich fragen
orders-then-pass = Dann passen
orders-standing = Was der Bot für dich tut …
orders-do-passes = Passen, wenn die Liste leer ist
orders-do-waits = Nach einem Kauf auf meine Karten warten
orders-do-seals = Jede Runde meine Stapel wählen und versiegeln
    .note = Bis alle versiegelt haben, kannst du sie ändern.
orders-do-plays = Jede Runde meine Karten spielen, wo es lohnt
    .note = Beim Aufdecken und beim Abschluss.
orders-say-waits = Nach Kauf: Karten abwarten
orders-say-passes = Liste leer: passen
orders-do-closes = Jede Runde für mich abschließen
    .note = Die teuersten Waren bleiben, Schuldscheine zahlt er erst in der letzten Runde zurück.
orders-undo = Letzte Gruppe streichen
orders-clear = Löschen
orders-stand = Plan fortsetzen
orders-rest = Dein Plan ruht: Ein Tausch hat eine Gruppe deiner Liste verändert.

## Der Abschluss im Voraus

orders-ahead-title = { $ask ->
    [office] Stapel im Voraus · { $who }
   *[other] Abschluss im Voraus · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Andere kaufen noch. Nach dem Versiegeln legt der Bot deine Stapel, sobald der Hafen schließt.
   *[other] Andere entscheiden vor dir über Karten. Nach dem Versiegeln schließt der Bot für dich ab, sobald du dran bist; geht etwas dann nicht mehr, fragt er nach.
    }
orders-ahead-sealed = { $ask ->
    [office] **Versiegelt.** Der Bot legt deine Stapel, sobald der Hafen schließt.
   *[other] **Versiegelt.** Der Bot schließt für dich ab, sobald du dran bist; geht etwas dann nicht mehr, fragt er nach.
    }
orders-seal = Versiegeln
orders-unseal = Entsiegeln
orders-piles = Stapel, versiegelt: { $piles }
orders-plan = Abschluss, versiegelt: { $steps }
orders-plan-void = Etwas hat sich geändert: Der versiegelte Abschluss gilt nicht mehr.
