### The office of this game, and Loading step by step.

office-purse = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · { $over ->
        [yes] { $points ->
            [one] { $shown } punto
           *[other] { $shown } punti
        }
       *[no] ora { $points ->
            [one] { $shown } punto
           *[other] { $shown } punti
        }
    } · forza antincendio { $strength }
office-planned = Con il tuo piano: { $purse }
office-cards = Carte
office-contracts = Contratti
office-contract-open = { $contract }: manca { $missing }
office-contract-started = { $contract }: ha { $filled }, manca { $missing }
office-contract-complete = { $contract }: completo
office-stores = Depositi
office-ask-demand =
    { $kind ->
        [grey] piazza un lavoratore grigio, o tienili per dopo (ancora { $left }).
       *[regular] { $left ->
            [one] piazza il tuo ultimo lavoratore di questo round.
           *[other] piazza un lavoratore (ancora { $left }).
        }
    }
office-ask-purchase =
    { $able ->
        [yes] compri { $card } per { $price }?
       *[no] { $card } costa { $price }, tu hai { $coins }. Rinuncia, o gioca una carta.
    }
office-ask-loading =
    { $goods ->
        [0] niente da caricare. Conferma, o gioca prima una carta.
       *[other] carica le tue merci.
    }

## Carico

loading-suggested = Piano suggerito
loading-plan = Il tuo piano
loading-dropped = Non più possibile, tolto dal tuo piano: { $steps }
loading-keep = Conservi: { $goods }
loading-missed =
    { $lost ->
        [yes] Perderesti { $good }. C'è posto qui: { $to }.
       *[no] Conservi { $good }. C'è posto anche qui: { $to }.
    }
loading-option-keep = Conserva { $good }
loading-option-sell = Vendi { $good }
loading-option-give = Dai { $good }
loading-step-deliver = { $good } su { $to }
loading-step-sell = { $good } → { $to } (+{ $coins })
loading-step-exchange = { $give } per { $take } (Mercato)
loading-step-trade = { $give } per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } (Mercato)
loading-use = Sistema una merce …
loading-use-deliver = { $good } → { $to } (lo completa)
loading-use-deliver-rest = { $good } → { $to } (poi manca { $rest })
loading-use-sell = { $good } → { $to } (+{ $coins })
loading-pick-keep = Conserva merci (posto per { $room }) …
loading-pick-give = Scambio: dai { $number }
loading-pick-take = Scambia { $give } con …
loading-pick-trade = Vendi 2 merci per 1 moneta
loading-suggest = Suggerisci
loading-over = Ricomincia
loading-more = Mercato: scambia o vendi
loading-less = Torna al piano
loading-deed-lose = perdi { $goods }
loading-deed-keep = conserva { $goods }
loading-deed-complete = { $contract } completo
loading-deed-contracts = { $number } contratti completi
loading-deed-goods = { $number } merci
