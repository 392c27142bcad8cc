### Che cosa hanno i posti di questo gioco, e che cosa vale.

standings-means = ordini in mano { $orders } · prodotti { $products } · carte nave { $cards }
standings-orders = Ordini completati
standings-products = Prodotti
standings-cards = Carte nave con punti
