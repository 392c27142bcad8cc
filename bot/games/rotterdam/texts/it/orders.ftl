### Che cosa si può pianificare in questo gioco.

orders-none = Nessun piano: il bot ti chiede ogni volta.
orders-lasting = Il piano resta attivo finché non lo cambi.
orders-standing = Che cosa fa il bot per te …
orders-plan = Prossima nave …
orders-plan-ask = Prossime navi: chiedimi
orders-course = Colore in questo round …
orders-course-ask = Prossimo colore: chiedimi
orders-trade = Scambi …
orders-trade-ask = Scambi: chiedimi
orders-clear = Cancella

## Che cosa si può pianificare, come righe di un menu

orders-do-steer = Guida le mie navi al porto del loro carico
    .note = La rotta con più probabilità per il carico. Se non c'è, il bot ti chiede.
orders-do-supply = Carica quello che serve ai miei ordini
    .note = Dalla partenza libera con più probabilità.
orders-do-onward = Scegli un colore che avvicina il mio carico
    .note = Avvicina più carichi senza mandarne fuori rotta. Se nessun colore lo fa, il bot ti chiede.
orders-do-rest = Tieni le mie carte nave, passa se restano solo loro
    .note = Il bot ti chiede se una carta può riportare in rotta una nave, o se serve posto.
orders-do-fill = Completa l'ordine più caro, senza jolly
    .note = Solo con tutti i prodotti in mano. Se ci vuole un jolly, il bot ti chiede.
orders-do-course = { $colour }, finché muove { $ship }
orders-do-done = In questo round rispondo solo alle offerte altrui
    .note = Per le offerte altrui il bot ti chiede.
orders-do-done-always = Rispondo solo alle offerte altrui
orders-do-closed = Salta gli scambi in questo round
    .note = Non fai offerte e non rispondi.
orders-do-closed-always = Salta gli scambi finché non cambio
orders-do-refuse = Rifiuta le offerte che vogliono { $product }
    .note = Un minuto dopo l'ultima mossa, così nessuno sa che cosa hai.
orders-do-give = Chiedimi di nuovo per { $product }

## Che cosa è pianificato, in breve

# Una riga ciascuno, al massimo 60 caratteri.
orders-say-plan = Prossime navi: { $ships }
orders-say-steer = Bivio: meglio per il carico
orders-say-supply = Nave: per i miei ordini
orders-say-onward = Colore: avvicina il carico
orders-say-rest = Carte nave: tienile
orders-say-fill = Ordine: il più caro
orders-say-course = Colore in questo round: { $colour }, se muove { $ship }
orders-say-done = Scambi in questo round: rispondo soltanto
orders-say-done-always = Scambi: rispondo soltanto
orders-say-closed = Scambi in questo round: salto
orders-say-closed-always = Scambi: salto
orders-say-refuse = Rifiuta le offerte che vogliono { $products }
