### Che cosa si può pianificare in questo gioco.

orders-none = Nessun piano: il bot ti chiede ogni volta.
orders-lasting = Il piano vale finché non lo cambi; quello che è solo per questo round finisce con esso.
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
orders-do-supply = Carica quello che manca ai miei ordini
orders-do-onward = Scegli un colore che avvicina il mio carico
orders-do-rest = Tieni le mie carte nave finché va tutto bene
orders-do-fill = Completa l'ordine più caro, senza jolly
orders-do-course = { $colour }, finché muove { $ship }
orders-do-done = In questo round rispondo solo alle offerte altrui
orders-do-done-always = Rispondo solo alle offerte altrui
orders-do-closed = In questo round niente scambi per me
orders-do-closed-always = Niente scambi per me finché non lo dico
orders-do-refuse = Rifiuta quello che prende { $product }
orders-do-give = Chiedimi di nuovo per { $product }

## Che cosa è pianificato, come frasi

orders-say-plan = Le tue prossime navi, appena ci sono partenza e carico: { $ships }.
orders-say-steer = Bivio: la rotta con più probabilità per il carico. Se non ce n'è, il bot ti chiede.
orders-say-supply = Le tue navi caricano quello che manca ai tuoi ordini, dalla partenza libera con la migliore probabilità.
orders-say-onward = Scegli il colore che avvicina più carichi tuoi e non ne porta nessuno fuori rotta. Se lo farebbero tutti, il bot ti chiede.
orders-say-rest = Tieni le tue carte nave, e passi se non resta altro. Se una rimetterebbe in rotta una nave o a una nuova carta serve posto, il bot ti chiede.
orders-say-fill = Completi l'ordine più caro per cui hai tutti i prodotti. Se ci vuole un jolly, il bot ti chiede.
orders-say-course = In questo round scegli { $colour }, se allora muove ancora { $ship }.
orders-say-done = In questo round non fai offerte. Su quelle altrui il bot ti chiede.
orders-say-done-always = Non fai mai offerte. Su quelle altrui il bot ti chiede.
orders-say-closed = In questo round per te non ci sono scambi.
orders-say-closed-always = Per te non ci sono scambi finché non lo dici.
# $products: uno o più.
orders-say-refuse = Rifiuti ogni offerta che prende uno di questi, dopo un minuto senza mosse, che tu lo abbia o no: { $products }.
