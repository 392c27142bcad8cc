### Words on the pictures of this game, and in their descriptions.

picture-senate = Senate
picture-senate-next = Next senate
picture-market = Market
picture-nothing = none
picture-used = used
picture-keep = Stays
picture-lost = Is discarded
picture-exchange = After the exchange
picture-alone = only you
picture-value = value

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

chip-points = points
chip-speicher = storehouses
chip-goods = goods
chip-cards = cards
chip-loans = loans
chip-money = Mark
chip-senate = senate
chip-senate-next = next round
chip-first = starts
chip-out = out of the harbour
alt-laid = Laid open, one must be bought
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } bought by { $who }
alt-gone = { $slot } gone
# $points: “3, 2, 1”, those of the best gifts.
alt-places = points by place { $points }
alt-gift = { $who } value { $value }, points { $points }
alt-sales = { $who } { $money } Mark
alt-sale = { $number } { $good } at { $price }
alt-sale-alone = { $number } { $good } at { $price } (special price)
alt-empty = empty
alt-tie-break = stored goods, then money: { $number }
