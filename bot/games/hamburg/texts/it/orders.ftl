### Che cosa si può pianificare in questo gioco, e la chiusura preparata prima.

## Nell'ufficio

orders-prepare = Prepara la chiusura

## Il pannello del piano

orders-lasting = Il piano finisce con il round. Solo «Chiudi per me» vale finché non lo togli.
orders-none = Niente di pianificato: ti si chiede ogni volta.
orders-list = **Gruppi, il primo che si può avere:**
orders-wish = Gruppi che vuoi, in ordine …
orders-wish-cash = { $what }, senza prestito
orders-wish-keep = { $what }, se restano { $money } marchi
orders-keep-hint = Gruppo { $slot }: compralo …
orders-keep-any = Anche con un prestito
orders-keep-cash = Solo senza prestito
orders-keep-money = Solo se restano { $money } marchi
orders-then = Dopo la lista …
orders-then-ask = Poi chiedimi
orders-then-pass = Poi passa
orders-turn = Dopo un acquisto …
orders-ends = Il turno si chiude da sé
orders-waits = Il turno aspetta le mie carte
orders-do-closes = Chiudi tu per me ogni round
orders-undo = Togli l'ultimo gruppo
orders-clear = Cancella tutto
orders-stand = Rimetti in vigore
orders-rest = Piano in pausa: uno scambio ha cambiato un gruppo della tua lista. «Rimetti in vigore» o un cambiamento lo fa valere di nuovo.

## La chiusura preparata prima

orders-ahead-title = Chiusura in anticipo · { $who }
orders-ahead-open = Altri decidono delle loro carte prima di te. Sigillata, la tua chiusura si svolge da sé quando tocca a te; se intanto qualcosa è diventato impossibile, ti si chiede.
orders-ahead-sealed = **Sigillata.** Si svolge da sé quando tocca a te; se intanto qualcosa è diventato impossibile, ti si chiede.
orders-ahead-hint = Nulla conta prima di «Sigilla». Lo vedi solo tu.
orders-seal = Sigilla
orders-seal-lose = Sigilla e scarta { $number }
orders-unseal = Rompi il sigillo
orders-plan = Chiusura, sigillata: { $steps }
orders-plan-void = Qualcosa è cambiato: la chiusura che hai sigillato non vale più. Guardala di nuovo.
