### Cards. Name: up to 22 characters (buttons). Short: up to 26 (phones). Effect: up to 300.

## Amounts

amount-mark = { $money } Mark

## When a card is played

kind-harbour = Harbour
kind-office = Sealing
kind-senate = Senate
kind-market = Market
kind-closing = Closing
kind-end = End of the game
kind-speicher = Storehouse
# $number: cards of this kind in the deck.
card-count = { $number ->
        [one] { $number } card in the deck
       *[other] { $number } cards in the deck
    }

## Cards

card-swap = Exchange
    .short = swap 2 cards on display
    .effect = In your turn in the harbour, once a round: 2 goods of different groups change places, or the cards beside the goods of 2 groups. Prices follow the goods. What was bought is gone.
card-draw1 = Blind purchase
    .short = draw 1 good for { $cost } Mark
    .effect = In your turn in the harbour, once a round: pay { $cost } Mark and draw the next good of the pile, whatever it is. Only you see it.
card-draw3 = Pick of three
    .short = see { $reveals } goods, buy 1
    .effect = In your turn in the harbour, once a round: lay open the next { $reveals } goods and buy one of them at its price. The others are discarded. You need enough for the most expensive one.
card-extra-kind = Extra kind
    .short = lay one kind more
    .effect = You may put one kind of goods more than usual on your piles. It works automatically when everyone reveals and is then discarded. Several add up.
card-gift-plus3 = Gift +3
    .short = gift worth { $value } more
    .effect = After all have sealed and before everyone reveals, your gift counts { $value } more. You need goods on your pile for the senate. The card is discarded. You may play 2 at once.
card-gift16 = Gift of 16
    .short = +{ $points } points, once
    .effect = If your gift is worth { $least } or more, you get { $points } points, whatever its place. The card works automatically at the first such gift and is then discarded.
card-sole-price = Special price
    .short = a price just for you
    .effect = For one kind that you sell only your own cards make your price. You choose it after everyone reveals; for the others all cards count as always. The card is discarded.
card-buy-vp = Buy a point
    .short = { $cost } Mark for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .effect = In the closing, once a round: pay { $cost } Mark for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. You may take a loan for it.
card-store = Extra storage
    .short = keep { $most } more, { $price1 } to { $price3 } Mark
    .effect = In each closing but the last you may keep goods beyond your storehouses: 1 for { $price1 } Mark, 2 for { $price2 } Mark, 3 for { $price3 } Mark. With 2 such cards the cheapest split counts.
card-buy-speicher = Buy a storehouse
    .short = { $cost } Mark, once a round
    .effect = In the closing, once a round: buy a storehouse of the open stack for { $cost } Mark. It can be filled at once.
card-bank-or-start = Bank or start
    .short = { $money } Mark, or the starter
    .effect = In the closing, once a round: take { $money } Mark from the bank, or name who starts the next round. A starter is named only once a round, and not in the last one.
card-magistrat = Magistrate
    .short = sets of { $most }: { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 }
    .effect = At the end these cards count in sets of up to { $most }: 1, 2, 3, 4 cards are worth { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 } points. A fifth card begins a new set.
card-speicher = Storehouse
    .short = keeps one good
    .effect = It keeps one of your goods for the next round, and must be filled while you have goods. At the end the player who has filled the most gets points.
