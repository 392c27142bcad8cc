### Words on the pictures of this game, and in their descriptions.

picture-sold = sold
picture-several = Still to act: { $who }
picture-supply = Supply
picture-complete = complete
picture-pool = To be placed
picture-ships = On your ships

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

alt-market = Market, first in line first
alt-selling = on sale now
alt-grey-worker = { $who } (grey)
alt-coins = coins { $number }
alt-tie-break = { alt-coins }
alt-strength = strength { $number }
alt-ships = ships { $number }
alt-open = open contracts { $number }
alt-done = complete contracts { $number }
alt-workers = workers { $number }
alt-grey = grey workers { $number }
alt-due = must act
alt-decks = Decks of the cards: { $decks }
alt-free = room for { $number } more
alt-empty = empty
