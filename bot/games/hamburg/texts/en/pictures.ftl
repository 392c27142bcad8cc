### Words on the pictures of this game, and in their descriptions.

picture-several = Still to act
picture-senate = Senate
picture-senate-next = Next senate
picture-market = Market
picture-now = now
picture-later = next
picture-used = used
picture-keep = Stays
picture-lost = Is discarded
picture-exchange = After the exchange
picture-alone = only you
picture-value = value

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

alt-display = Groups
alt-laid = Laid open, one must be bought
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } bought by { $who }
alt-gone = { $slot } gone
alt-gift = { $who } value { $value }, points { $points }
alt-sales = { $who } { $money } Mark
alt-sale = { $number } { $good } at { $price }
alt-sale-alone = { $number } { $good } at { $price } (sole price)
alt-money = money { $number } Mark
alt-speicher = storehouses { $number }
alt-loans = loans { $number }
alt-goods = goods { $number }
alt-cards = cards { $number }
alt-first = starts
alt-out = out of the harbour
alt-due = must act
alt-empty = empty
alt-tie-break = goods in store, then money: { $number }
