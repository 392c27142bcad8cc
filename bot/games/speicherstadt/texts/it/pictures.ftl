### Words on the pictures of this game, and in their descriptions.

picture-sold = venduta
picture-several = Tocca ancora a: { $who }
picture-supply = Riserva
picture-complete = completo
picture-pool = Da sistemare
picture-ships = Sulle tue navi

## Descrizioni. I posti si chiamano con le loro lettere; ciò che è zero non è detto.

alt-market = Mercato, nell'ordine della fila
alt-selling = ora in vendita
alt-grey-worker = { $who } (grigio)
alt-coins = monete { $number }
alt-tie-break = { alt-coins }
alt-strength = forza { $number }
alt-ships = navi { $number }
alt-open = contratti aperti { $number }
alt-done = contratti completi { $number }
alt-workers = lavoratori { $number }
alt-grey = lavoratori grigi { $number }
alt-due = deve agire
alt-decks = Mazzi delle carte: { $decks }
alt-free = posti liberi { $number }
alt-empty = vuoto
