### Ciò che una persona vede in privato: l'ufficio, il Carico, le risposte.

office-title = Il tuo ufficio · { $who }
office-purse = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · { $points ->
        [one] { $shown } punto finora
       *[other] { $shown } punti finora
    } · forza antincendio { $strength }
office-planned = Con il tuo piano: { $purse }
office-cards = Carte
office-no-cards = Non hai ancora carte.
office-contracts = Contratti
office-contract-open = { $contract }: manca { $missing }
office-contract-started = { $contract }: ha { $filled }, manca { $missing }
office-contract-complete = { $contract }: completo
office-firemen = **Pompieri** · { $values }, forza antincendio { $strength }
office-stores = Depositi
office-warehouse = Magazzino: { $goods } ({ $used } di { $room })
office-hall = Mercato: { $goods } (posto per { $room })
office-cargo = Sulle tue navi: { $goods }
office-nothing = niente
office-since = Dalla tua ultima mossa
office-waiting = Nulla ti aspetta. Tocca a { $who }.
office-waiting-over = La partita è finita.
office-play-card = Gioca una carta
office-cards-open = **Carte che puoi giocare ora**, che tocchi a te o no:
office-ready = Succederebbe questo
office-your-turn = **Tocca a te:** { $what }
office-ask-demand =
    { $kind ->
        [grey] piazza un lavoratore grigio, o tienili per dopo (ancora { $left }).
       *[regular] { $left ->
            [one] piazza il tuo ultimo lavoratore di questo round.
           *[other] piazza un lavoratore (ancora { $left }).
        }
    }
office-ask-purchase = { $card } ti costa { $price }; hai { $coins }.
office-ask-loading = carica le tue merci, qui sotto.

## Carico

loading-goods = Le tue merci
loading-pool = Da sistemare: { $goods }
loading-pool-empty = Tutte le merci hanno un posto.
loading-plan = Il tuo piano
loading-plan-empty = Ancora nulla. Scegli un posto per ogni merce, o premi «Suggerisci».
loading-dropped = Non più possibile, quindi tolto dal tuo piano: { $steps }
loading-keep = Resta nei tuoi depositi: { $goods }
loading-lose = **Così va perso nella riserva: { $goods }**
desk-hint = Nulla è definitivo prima di «Conferma».
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
loading-use = Scegli un posto per una merce
loading-use-deliver = { $good } → { $to } (lo completa)
loading-use-deliver-rest = { $good } → { $to } (poi manca { $rest })
loading-use-sell = { $good } → { $to } (+{ $coins })
loading-pick-keep = Che cosa resta nei depositi (posto per { $room })
loading-pick-give = Scambio: dai { $number }
loading-pick-take = Scambia { $give } con …
loading-pick-trade = Vendi 2 merci per 1 moneta
loading-suggest = Suggerisci
loading-back = Annulla
loading-confirm = Conferma
loading-confirm-lose = Conferma e perdi { $number }

## Messaggio diretto

private-hint = { $game } in { $channel }: puoi caricare da qui o da «Il mio ufficio» sul tabellone.

## What the master would do

office-hint = Consiglio
hint-none = Il maestro non ha una risposta adesso. Riprova tra poco.
hint-plain = 💡 Il maestro non vede una vera scelta: **{ $what }**.
hint-best = 💡 Il maestro farebbe: **{ $what }**.
hint-next = Secondo: { $what }.
# $side: ahead or behind of the best of the others; $points has one decimal.
hint-why =
    { $side ->
        [ahead] Vinte { $won } % di { $games } partite immaginate, in media { $points } punti avanti.
       *[behind] Vinte { $won } % di { $games } partite immaginate, in media { $points } punti indietro.
    }
