### Parole sulle immagini di questo gioco, e nelle loro descrizioni.

picture-title = Round { $round } · { $phase }
picture-phase-placing = Piazzamento
picture-phase-sailing = Navigazione
picture-phase-ship-cards = Carte nave
picture-phase-unloading = Scarico
picture-phase-trade = Scambi
picture-phase-completion = Ordini
picture-ask = Tocca a { $who }
picture-several = Tocca ancora a
picture-stock = Resta al mare
picture-orders = Ordini
picture-products = Prodotti
picture-cards = Carte nave
picture-fleet = Navi in acqua
picture-nothing = nessuno
picture-open = scoperta
picture-ready = si può evadere
picture-order = Ordine
picture-needs = Richiede: { $products }
picture-worth = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
picture-made = { $cargo } a { $harbour }
picture-accepts = Richiede { $cargo }
picture-makes = Produce { $products }

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
alt-completed = ordini evasi { $number }
alt-orders = ordini in mano { $number }
alt-products = carte prodotto { $number }
alt-cards = carte nave { $number }
alt-open = punti scoperti { $number }
alt-supply = navi nella riserva { $number }
alt-missing = manca { $products }
alt-due = deve agire
alt-master = capitano di porto
alt-tie-break = punti ordine e carte prodotto { $number }

## Righe del registro

picture-line-landed = Porti giusti
picture-line-astray = Navi fuori rotta
picture-line-sent = Navi altrui mosse
picture-line-carried = Mosse da altri
picture-line-held = Navi bloccate
picture-line-trades = Scambi
picture-line-robbed = Carichi rubati
picture-line-waits = Attese risparmiate
