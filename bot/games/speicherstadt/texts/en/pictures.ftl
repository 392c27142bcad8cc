### Words on the pictures of this game, and in their descriptions.

picture-nothing = none
picture-sold = sold
picture-supply = Supply (for swaps)
picture-before = Before loading
picture-pool = To be placed
picture-ships = On your ships
picture-above = Reserve
picture-reserved = Reserved
picture-mine = Yours
picture-strength = Fire strength { $number }
picture-fires-left = To come

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

chip-coins = coins
chip-points = points
chip-strength = strength
chip-ships = ships
chip-open = open contracts
chip-done = complete contracts
chip-workers = workers
chip-grey = grey workers
alt-market = Market, first in line first
alt-selling = on sale now
alt-grey-worker = { $who } (grey)
alt-tie-break = coins { $number }
alt-decks = Decks of the cards: { $decks }
alt-free = room for { $number } more
alt-empty = empty
