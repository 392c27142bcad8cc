### What can be ordered in this game, and Loading prepared ahead.

## Nell'ufficio

orders-prepare = Prepara il Carico

## Il pannello del piano

orders-lasting = Per questo round; «sempre» resta attivo.
orders-none = Nessun piano: il bot ti chiede ogni volta. Scegli una carta, poi che cosa farne.
# $what è una delle tre qui sotto.
orders-line = { $card }: { $what }
orders-say-buy = compra a non più di { $most }
orders-say-leave = rinuncia
orders-say-ask = chiedimi
# $some: yes se altre carte hanno piani propri.
orders-all =
    { $some ->
        [yes] Tutte le altre carte di questo round
       *[no] Tutte le carte di questo round
    }
orders-reserved = { $card } (riservata, { $place })
orders-which = Quale carta …
orders-do = Che cosa fare …
orders-do-buy = Compra a non più di { $most }
orders-do-leave = Rinuncia
orders-do-ask = Chiedimi
orders-do-nothing = Niente di pianificato
orders-cap = Tutte le carte, ogni round
orders-say-cap = rinuncia a quello che costa più di { $most }
orders-do-cap = Rinuncia a quello che costa più di { $most }
orders-standing = Che cosa fa il bot per te …
orders-do-sends = Ogni round piazza i miei lavoratori come suggerito
orders-do-bids = Ogni round compra fino a { $number ->
    [one] 1 moneta
   *[other] { $number } monete
    }, altrimenti rinuncia
orders-do-loads = Ogni round carica come suggerito
orders-say-sends = Sempre: lavoratori suggeriti
orders-say-bids = Sempre: compra, massimo { $number }
orders-say-loads = Sempre: carico suggerito
orders-do-worker = Piazza un lavoratore
orders-do-worker-most = Piazza un lavoratore se costa al massimo { $most }
orders-do-worker-buy = Piazza un lavoratore, compra a non più di { $most }
orders-do-worker-ask = Piazza un lavoratore, poi chiedimi
orders-do-workers =
    { $number ->
        [one] Piazza solo { $number } lavoratore
       *[other] Piazza { $number } lavoratori
    }
orders-plan = Prossimi lavoratori: { $wishes }
# $price: quanto costerebbe ora la carta con quel lavoratore; $most: se si prenota tutto il resto.
orders-wish-now =
    { $grows ->
        [yes] Ora costa { $price }, al massimo { $most }
       *[no] Costa { $price }
    }
orders-wish-line = Con il tuo lavoratore ora costa { $price }
orders-wish-most = { $card } (fino a { $most })
orders-cheapest = La carta meno cara
orders-clear = Cancella
orders-keep = Riattiva il piano
orders-rest = Piano in pausa: potresti giocare { $cards }. Premi «{ orders-keep }» o cambia il piano per usarlo di nuovo.

## Carico in anticipo

orders-ahead-title = Carico in anticipo · { $who }
orders-ahead-open = Con quello che hai ora. Se sigilli, il bot carica per te; se prima le tue merci cambiano, ti chiede.
orders-ahead-sealed = **Sigillato.** Il bot carica per te; se prima le tue merci cambiano, ti chiede.
orders-seal = Sigilla
orders-unseal = Togli il sigillo
orders-load = Carico, sigillato: { $steps }
orders-load-open = Il Carico è preparato ma non sigillato.
orders-load-void = Le tue merci sono cambiate: il Carico che hai sigillato non vale più.

## Nella cronaca

# Chi non ha preso una carta, in ordine.
log-declined-many = { $card }: { $steps }.
log-declined-one =
    { $able ->
        [yes] { $seat } rinuncia a { $price }
       *[no] { $seat } non può pagare { $price }
    }
