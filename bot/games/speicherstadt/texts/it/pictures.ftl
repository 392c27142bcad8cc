### Words on the pictures of this game, and in their descriptions.

picture-nothing = nessuna
picture-sold = venduta
picture-supply = Riserva (per scambi)
picture-before = Prima del carico
picture-pool = Da sistemare
picture-ships = Sulle tue navi
picture-above = Da riservare
picture-reserved = Riservate
picture-mine = Tue
picture-strength = Forza { $number }
picture-fires-left = In arrivo

## Descrizioni. I posti si chiamano con le loro lettere; quello che è zero non è detto.

chip-coins = monete
chip-points = punti
chip-strength = forza
chip-ships = navi
chip-open = contratti aperti
chip-done = contratti completi
chip-workers = lavoratori
chip-grey = lavoratori grigi
alt-market = Mercato, nell'ordine della fila
alt-selling = ora in vendita
alt-grey-worker = { $who } (grigio)
alt-tie-break = monete { $number }
alt-decks = Mazzi delle carte: { $decks }
alt-free = posti liberi { $number }
alt-empty = vuoto
