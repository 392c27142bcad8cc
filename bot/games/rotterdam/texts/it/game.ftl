### Il nome del gioco e da dove vengono i punti.

game-rotterdam = Rotterdam
    .about = Grano, petrolio e canali colorati: ogni colore detto muove le navi di tutti. Da 2 a 4.
    .credits = Il gioco è *Rotterdam* (2007) di **Hans van Tol**, pubblicato da The Game Master. Questa è un'opera amatoriale non ufficiale, senza legami con esso; non contiene testi del regolamento né immagini dell'editore. Mappa, ordini e alcuni numeri sono stati ricreati. Se ti piace, compra il gioco.
score-orders = Ordini
score-products = Prodotti
score-cards = Carte nave
