### The board of this game: what it asks, what can be pressed, who plays it.

## Players

agent-beginner = beginner
    .temper = Knows the rules, still learning what pays off
agent-quick = apprentice
    .temper = Takes what looks good right now
agent-merchant = merchant
    .temper = Guesses what the others hold, and what they will sell
agent-master = master
    .temper = Plays the round to its end hundreds of times before each move
agent-patron = patron
    .temper = Wants to give the senate the most
agent-hoarder = hoarder
    .temper = Collects magistrates and fills storehouses

## Board

phase-display = Display
phase-harbour = Harbour
phase-choosing = Harbour
phase-office = Sealing
phase-raising = Sealing
phase-senate = Senate
phase-pricing = Market
phase-market = Market
phase-closing = Closing
board-title = Round { $round } of { $rounds } · { $phase }
board-display = Harbour
# $what: goods and card of a group.
board-group = **{ $slot }** · { $what } · **{ $price }**
board-sold = { $slot } · sold to { $who }
board-opening = Revealed
board-earned = { $who } gives { $gift } (worth { $value }, { $points }), sells { $market } (+{ $money } Mark)
board-senate = Senate
# $points: those of the best gifts, “3, 2, 1”.
board-senate-now = This round: { $values } · points by place: { $points }
board-senate-next = Next round: { $values }
board-market = Market
# $prices: one number for each card more of a kind.
board-ladder = Price each if all players together sell 1, 2, 3 … of a kind: { $prices }
board-lying = Sold now: { $goods }
board-houses = Players

## Questions

ask-harbour =
    { $bought ->
        [yes] { $who } may play cards or end the turn
       *[no] { $who } buys a group or passes
    }
ask-choosing = { $who } buys one of the three goods
ask-office = { $who } puts goods face down
ask-raising = { $who } may raise the gift
ask-pricing = { $who } may set a special price
ask-cards = { $who } may play cards, then closes
ask-closing = { $who } closes the round

## What can be pressed

do-buy = Group { $slot } for { $price }: { $what }
do-pass = Pass for this round
do-end = End my turn
do-draw1 = Blind purchase for { $money } Mark
do-draw3 = Pick of three
do-choose = Buy { $good } for { $price }
# The same as short labels. $loans: what they take; $price: at most, for the card that lays three open.
effect-loans = { $loans ->
        [0] { "" }
        [one] , with { $loans } loan
       *[other] , with { $loans } loans
    }
effect-choose = Buy { $good } for { $price }{ effect-loans }
effect-draw1 = { $card } for { $price }{ effect-loans }
effect-draw3 = { $card }{ $loans ->
        [0] , up to { $price } Mark
       *[other] , perhaps with a loan
    }
# $value: of the gift then.
effect-plus3 = { $raised ->
        [0] Leave the gift at { $value }
       *[other] Raise the gift by { $raised }, to { $value }
    }
effect-sole = Special price: { $goods }, +{ $money } Mark
do-lay = Market: { $market }; senate: { $gift }
do-plus3 =
    { $count ->
        [0] Leave the gift as it is
       *[other] Raise the gift by { $value }
    }
do-sole-none = No special price
do-sole-price = Special price: { $goods }
do-buy-vp = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $money } Mark
do-buy-speicher = A storehouse for { $money } Mark
do-bank = { $money } Mark from the bank
do-starter = { $who } starts the next round
do-close = Keep { $goods }
do-close-repay = Repay { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }, keep { $goods }
do-swap = Exchange { $one } with { $other }
pick-kind = { $good }: { $then } each instead of { $now } (+{ $gain })
pick-sole-price-kinds = Special price for …

## Loans

loan-taken = { $loans ->
        [one] You take a loan of { $money } Mark: repay { $repay } Mark, or lose { $points } points at the end.
       *[other] You take { $loans } loans, { $money } Mark together: for each repay { $repay } Mark, or lose { $points } points at the end.
    }

## Ping

ping-end = { $people }: { $game } is over, the books are closed. { $result } { $link }
ping-harbour = buy a group or pass
ping-choosing = choose one of three goods
ping-office = seal your piles
ping-raising = raise your gift or not
ping-pricing = set a special price or not
ping-cards = play cards and close
ping-closing = close the round

## End

end-tie-break = Tie on points: stored goods decide, by the last senate card (🏛️), then money (🪙).
care-contract = The stand-in buys nothing, plays no cards and lays down no goods; it keeps your most expensive goods and repays what it can in the last round.
