### Parole sulle immagini di questo gioco, e nelle loro descrizioni.

picture-title = Round { $round } · { $phase }
picture-stock = Riserva in mare
picture-lacks = Ti manca
picture-partners = Che cosa hanno gli altri
picture-offers = Offerte
picture-gives = dà
picture-wants = per
picture-orders = Ordini
picture-products = Prodotti
picture-cards = Carte nave
picture-fleet = Navi in acqua
picture-nothing = niente
picture-open = scoperta
# $card: the ship card that lies ready on the desk.
picture-ahead = Dopo { $card }
picture-ready = si può completare

## Descrizioni. I posti si chiamano con le loro lettere; quello che è zero non è detto.

chip-wants = richiede { $what }
alt-ports = Porti
alt-ships = Navi
alt-ship = { $ship } { $cargo } in { $place }
alt-anchor = { $place } (ancora)
alt-exit = { $colour } a { $place }
alt-water = nessuna nave in acqua
alt-missing = manca { $products }
alt-missing-all = manca tutto
alt-tie-break = a parità di punti: { $number }
