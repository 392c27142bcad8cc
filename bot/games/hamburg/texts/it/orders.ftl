### Che cosa si può pianificare in questo gioco, e la chiusura preparata prima.

## Nell'ufficio

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Sigilla ora le pile
   *[other] Prepara la chiusura
    }

## Il pannello del piano

orders-lasting = Per questo round; «sempre» resta attivo.
orders-none = Nessun piano: il bot ti chiede ogni volta.
orders-wish = Elenca i lotti che vuoi …
orders-wishes = Compra in quest'ordine: lotto { $groups }
orders-wish-any = { $slot } a { $price }
orders-wish-cash = { orders-wish-any } (senza prestito)
orders-wish-keep = { orders-wish-any } (tieni { $money })
orders-keep-hint = Lotto { $slot }: compralo …
orders-keep-any = Lotto { $slot }: anche con un prestito
orders-keep-cash = Lotto { $slot }: solo senza prestito
orders-keep-money = Lotto { $slot }: solo se mi restano { $money } marchi
orders-then-ask = Poi chiedimi
orders-then-pass = Poi passa
orders-standing = Che cosa fa il bot per te …
orders-do-passes = Passa quando la lista è finita
orders-do-waits = Dopo un acquisto, aspetta le mie carte
orders-do-seals = Ogni round scegli e sigilla le mie pile
    .note = Finché non hanno sigillato tutti, puoi cambiarle.
orders-do-plays = Ogni round gioca le mie carte se conviene
    .note = Quando si scopre e alla chiusura.
orders-say-waits = Comprato: aspetta le carte
orders-say-passes = Lista finita: passa
orders-do-closes = Chiudi tu per me ogni round
    .note = Tiene le merci più care e restituisce i prestiti solo nell'ultimo round.
orders-undo = Togli l'ultimo lotto
orders-clear = Cancella
orders-stand = Riattiva il piano
orders-rest = Piano in pausa: uno scambio ha cambiato un lotto della tua lista.

## La chiusura preparata prima

orders-ahead-title = { $ask ->
    [office] Pile in anticipo · { $who }
   *[other] Chiusura in anticipo · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Altri comprano ancora. Se sigilli, il bot posa le tue pile quando il porto chiude.
   *[other] Altri decidono delle loro carte prima di te. Se sigilli, il bot chiude per te quando tocca a te; se qualcosa non è più possibile, ti chiede.
    }
orders-ahead-sealed = { $ask ->
    [office] **Sigillate.** Il bot posa le tue pile quando il porto chiude.
   *[other] **Sigillata.** Il bot chiude per te quando tocca a te; se qualcosa non è più possibile, ti chiede.
    }
orders-seal = Sigilla
orders-unseal = Togli il sigillo
orders-piles = Pile, sigillate: { $piles }
orders-plan = Chiusura, sigillata: { $steps }
orders-plan-void = Qualcosa è cambiato: la chiusura che hai sigillato non vale più.
