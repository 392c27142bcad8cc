### The office of this game, and Loading step by step.

office-purse = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } · { $over ->
        [yes] { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        }
       *[no] jetzt { $points ->
            [one] { $shown } Punkt
           *[other] { $shown } Punkte
        }
    } · Löschkraft { $strength }
office-planned = Mit deinem Plan: { $purse }
office-cards = Karten
office-contracts = Aufträge
office-contract-open = { $contract }: fehlt { $missing }
office-contract-started = { $contract }: hat { $filled }, fehlt { $missing }
office-contract-complete = { $contract }: voll
office-stores = Aufbewahrt
office-ask-demand =
    { $kind ->
        [grey] Setz einen grauen Arbeiter oder spar sie auf (noch { $left }).
       *[regular] { $left ->
            [one] Setz deinen letzten Arbeiter dieser Runde.
           *[other] Setz einen Arbeiter (noch { $left }).
        }
    }
office-ask-purchase =
    { $able ->
        [yes] { $card } für { $price } kaufen?
       *[no] { $card } kostet { $price }, du hast { $coins }. Verzichte oder spiel eine Karte.
    }
office-ask-loading =
    { $goods ->
        [0] Keine Waren zu verladen. Bestätige oder spiel erst eine Karte.
       *[other] Verlade deine Waren.
    }

## Verladung

loading-suggested = Vorgeschlagener Plan
loading-plan = Dein Plan
loading-dropped = Nicht mehr möglich, aus deinem Plan genommen: { $steps }
loading-keep = Du behältst: { $goods }
loading-missed =
    { $lost ->
        [yes] { $good } geht sonst verloren. Platz ist hier: { $to }.
       *[no] { $good } behältst du. Platz ist auch hier: { $to }.
    }
loading-option-keep = { $good } behalten
loading-option-sell = { $good } verkaufen
loading-option-give = { $good } abgeben
loading-step-deliver = { $good } auf { $to }
loading-step-sell = { $good } an { $to } (+{ $coins })
loading-step-exchange = { $give } gegen { $take } (Markthalle)
loading-step-trade = { $give } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } (Markthalle)
loading-use = Ware unterbringen …
loading-use-deliver = { $good } → { $to } (dann voll)
loading-use-deliver-rest = { $good } → { $to } (dann fehlt { $rest })
loading-use-sell = { $good } → { $to } (+{ $coins })
loading-pick-keep = Waren behalten (Platz für { $room }) …
loading-pick-give = Tauschen: { $number } abgeben
loading-pick-take = { $give } tauschen gegen …
loading-pick-trade = 2 Waren für 1 Münze verkaufen
loading-suggest = Vorschlag
loading-over = Neu planen
loading-more = Markthalle: tauschen, verkaufen
loading-less = Zurück zum Plan
loading-deed-lose = { $goods } verlieren
loading-deed-keep = { $goods } behalten
loading-deed-complete = { $contract } voll
loading-deed-contracts = { $number } Aufträge voll
loading-deed-goods = { $number } Waren
