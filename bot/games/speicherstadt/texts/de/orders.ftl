### What can be ordered in this game, and Loading prepared ahead.

## Im Büro

orders-prepare = Verladung vorbereiten

## Der Plan

orders-lasting = Für diese Runde; „immer“ bleibt an.
orders-none = Noch kein Plan: Der Bot fragt dich jedes Mal. Wähl eine Karte, dann, was mit ihr passiert.
# $what ist eins der drei darunter.
orders-line = { $card }: { $what }
orders-say-buy = für bis zu { $most } kaufen
orders-say-leave = verzichten
orders-say-ask = mich fragen
# $some: yes, wenn andere Karten eigene Pläne haben.
orders-all =
    { $some ->
        [yes] Alle anderen Karten dieser Runde
       *[no] Alle Karten dieser Runde
    }
orders-reserved = { $card } (reserviert, { $place })
orders-which = Welche Karte …
orders-do = Was tun …
orders-do-buy = Für bis zu { $most } kaufen
orders-do-leave = Verzichten
orders-do-ask = Mich fragen
orders-do-nothing = Nichts geplant
orders-cap = Alle Karten, jede Runde
orders-say-cap = verzichten, wenn eine mehr als { $most } kostet
orders-standing = Was der Bot für dich tut …
orders-do-sends = Jede Runde meine Arbeiter nach Vorschlag setzen
orders-do-bids = Jede Runde für bis zu { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
    } kaufen, sonst verzichten
orders-do-loads = Jede Runde nach Vorschlag verladen
orders-say-sends = Immer: Arbeiter laut Tipp
orders-say-bids = Immer: für bis zu { $number } kaufen
orders-say-loads = Immer: Verladung laut Tipp
orders-do-cap = Verzichten, wenn eine mehr als { $most } kostet
orders-do-worker = Arbeiter setzen
orders-do-worker-most = Arbeiter setzen, wenn sie höchstens { $most } kostet
orders-do-worker-buy = Arbeiter setzen, für bis zu { $most } kaufen
orders-do-worker-ask = Arbeiter setzen, dann mich fragen
orders-do-workers =
    { $number ->
        [one] Nur { $number } Arbeiter setzen
       *[other] { $number } Arbeiter setzen
    }
orders-plan = Nächste Arbeiter: { $wishes }
# $price: was die Karte mit diesem Arbeiter jetzt kosten würde; $most: wenn der Rest noch reserviert wird.
orders-wish-now =
    { $grows ->
        [yes] Kostet jetzt { $price }, höchstens { $most }
       *[no] Kostet { $price }
    }
orders-wish-line = Mit deinem Arbeiter kostet sie jetzt { $price }
orders-wish-most = { $card } (bis zu { $most })
orders-cheapest = Billigste Karte
orders-clear = Löschen
orders-keep = Plan fortsetzen
orders-rest = Dein Plan ruht: Du könntest { $cards } ausspielen. „{ orders-keep }“ oder eine Änderung macht ihn wieder gültig.

## Verladung im Voraus

orders-ahead-title = Verladung im Voraus · { $who }
orders-ahead-open = Mit dem, was du jetzt hast. Nach dem Versiegeln verlädt der Bot für dich; ändern sich vorher deine Waren, fragt er nach.
orders-ahead-sealed = **Versiegelt.** Der Bot verlädt für dich; ändern sich vorher deine Waren, fragt er nach.
orders-seal = Versiegeln
orders-unseal = Entsiegeln
orders-load = Verladung, versiegelt: { $steps }
orders-load-open = Die Verladung ist geplant, aber nicht versiegelt.
orders-load-void = Deine Waren haben sich geändert: Die versiegelte Verladung gilt nicht mehr.

## Im Verlauf

# Alle, die eine Karte nicht genommen haben, der Reihe nach.
log-declined-many = { $card }: { $steps }.
log-declined-one =
    { $able ->
        [yes] { $seat } verzichtet bei { $price }
       *[no] { $seat } kann { $price } nicht zahlen
    }
