### Che cosa si può pianificare in questo gioco, e la chiusura preparata prima.

## Nell'ufficio

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Sigilla ora le pile
   *[other] Prepara la chiusura
    }

## Il pannello del piano

orders-lasting = Gruppi e sigilli finiscono con il round; ciò che è per ogni round vale finché non lo togli.
orders-none = Niente di pianificato: ti si chiede ogni volta.
orders-list = **Gruppi, il primo che si può avere:**
orders-wish = Gruppi che vuoi, in ordine …
orders-wish-cash = { $what }, senza prestito
orders-wish-keep = { $what }, se restano { $money } marchi
orders-keep-hint = Gruppo { $slot }: compralo …
orders-keep-any = Anche con un prestito
orders-keep-cash = Solo senza prestito
orders-keep-money = Solo se restano { $money } marchi
orders-then-ask = Poi chiedimi
orders-then-pass = Poi passa
orders-standing = Che cosa va da sé …
orders-do-passes = Dopo la lista, passa
orders-do-waits = Dopo un acquisto, aspetta le mie carte
orders-do-seals = Ogni round sigilla ciò che è suggerito
orders-do-plays = Ogni round gioca le mie carte se conviene
orders-waits = Il turno aspetta le mie carte
orders-do-closes = Chiudi tu per me ogni round
orders-undo = Togli l'ultimo gruppo
orders-clear = Cancella tutto
orders-stand = Rimetti in vigore
orders-rest = Piano in pausa: uno scambio ha cambiato un gruppo della tua lista. «Rimetti in vigore» o un cambiamento lo fa valere di nuovo.

## La chiusura preparata prima

orders-ahead-title = { $ask ->
    [office] Pile in anticipo · { $who }
   *[other] Chiusura in anticipo · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Altri comprano ancora, tu hai finito. Sigillate, le tue pile si posano da sé quando il porto chiude.
   *[other] Altri decidono delle loro carte prima di te. Sigillata, la tua chiusura si svolge da sé quando tocca a te; se intanto qualcosa è diventato impossibile, ti si chiede.
    }
orders-ahead-sealed = { $ask ->
    [office] **Sigillate.** Le tue pile si posano da sé quando il porto chiude.
   *[other] **Sigillata.** Si svolge da sé quando tocca a te; se intanto qualcosa è diventato impossibile, ti si chiede.
    }
orders-ahead-hint = Nulla conta prima di «Sigilla». Lo vedi solo tu.
orders-seal = Sigilla
orders-seal-lose = Sigilla e scarta { $number }
orders-unseal = Rompi il sigillo
orders-piles = Pile, sigillate: { $piles }
orders-plan = Chiusura, sigillata: { $steps }
orders-plan-void = Qualcosa è cambiato: la chiusura che hai sigillato non vale più. Guardala di nuovo.
