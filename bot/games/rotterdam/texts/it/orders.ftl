### Che cosa si può pianificare in questo gioco.

orders-none = Nessun piano: il bot ti chiede ogni volta.
orders-lasting = Il piano resta attivo finché non lo cambi. «Questo round» finisce con il round.
orders-standing = Che cosa fa il bot per te …
orders-plan = Prossima nave …
orders-plan-ask = Prossime navi: chiedimi
orders-course = Colore in questo round …
orders-course-ask = Prossimo colore: chiedimi
orders-trade = Scambi …
orders-trade-ask = Scambi: chiedimi
orders-clear = Cancella tutto

## Che cosa si può pianificare, come righe di un menu

orders-do-steer = Guida le mie navi al porto del loro carico
orders-do-supply = Carica quello che serve ai miei ordini
orders-do-onward = Scegli un colore che avvicina il mio carico
orders-do-rest = Tieni le mie carte nave finché va tutto bene
orders-do-fill = Completa l'ordine più caro, senza jolly
orders-do-course = { $colour }, finché muove { $ship }
orders-do-done = In questo round rispondo solo alle offerte altrui
orders-do-done-always = Rispondo solo alle offerte altrui
orders-do-closed = Salta gli scambi in questo round
orders-do-closed-always = Salta gli scambi finché non cambio
orders-do-refuse = Rifiuta le offerte che vogliono { $product }
orders-do-give = Chiedimi di nuovo per { $product }

## Che cosa è pianificato, come frasi

orders-say-plan = Le tue prossime navi, appena ci sono partenza e carico: { $ships }.
orders-say-steer = A un bivio il bot prende la rotta con più probabilità per il tuo carico. Se non ce n'è, ti chiede.
orders-say-supply = Il bot carica quello che serve ai tuoi ordini, dalla partenza libera con più probabilità.
orders-say-onward = Il bot sceglie il colore che avvicina più carichi tuoi senza mandarne nessuno fuori rotta. Se non c'è, ti chiede.
orders-say-rest = Il bot tiene le tue carte nave e passa se non resta altro. Ti chiede quando una carta può riportare in rotta una nave, o quando serve posto per una nuova.
orders-say-fill = Il bot completa l'ordine più caro per cui hai tutti i prodotti. Se ci vuole un jolly, ti chiede.
orders-say-course = In questo round il bot sceglie { $colour }, se allora muove ancora { $ship }.
orders-say-done = In questo round non fai offerte. Per quelle altrui il bot ti chiede.
orders-say-done-always = Non fai offerte. Per quelle altrui il bot ti chiede.
orders-say-closed = In questo round salti gli scambi.
orders-say-closed-always = Salti gli scambi finché non cambi il piano.
# $products: uno o più.
orders-say-refuse = Il bot rifiuta ogni offerta che vuole uno di questi, un minuto dopo l'ultima mossa, così nessuno sa che cosa hai: { $products }.
