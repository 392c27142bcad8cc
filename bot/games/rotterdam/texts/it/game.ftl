### Il nome del gioco e da dove vengono i punti.

game-rotterdam = Rotterdam
    .about = Grano, petrolio e canali colorati: ogni colore scelto muove le navi di tutti. Da 2 a 4.
    .credits = *Rotterdam* (2007) di **Hans van Tol**, pubblicato da The Game Master. Mappa, ordini e alcuni numeri sono nostri.
score-orders = Ordini
score-products = Prodotti
score-cards = Carte nave
