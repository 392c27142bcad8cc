### Parole sulle immagini di questo gioco, e nelle loro descrizioni.

picture-title = Round { $round } · { $phase }
picture-several = Ancora di turno
picture-stock = Riserva in mare
picture-orders = Ordini
picture-products = Prodotti
picture-cards = Carte nave
picture-fleet = Navi in acqua
picture-nothing = niente
picture-open = scoperta
# $card: the ship card that lies ready on the desk.
picture-ahead = Dopo { $card }
picture-ready = si può completare

## Descrizioni. I posti si chiamano con le loro lettere; ciò che è zero non è detto.

alt-ports = Porti
alt-port = { $name } richiede { $cargo }, carte prodotto { $number }
alt-ships = Navi
alt-ship = { $ship } { $cargo } in { $place }
alt-anchor = { $place } (ancora)
alt-exit = { $colour } a { $place }
alt-empty = vuota
alt-water = nessuna nave in acqua
alt-order-points = punti ordine { $number }
alt-completed = ordini completati { $number }
alt-orders = ordini in mano { $number }
alt-products = carte prodotto { $number }
alt-cards = carte nave { $number }
alt-open = punti scoperti { $number }
alt-supply = navi nella riserva { $number }
alt-missing = da procurare { $products }
alt-due = deve agire
alt-master = capitano di porto
alt-tie-break = a parità di punti: { $number }
