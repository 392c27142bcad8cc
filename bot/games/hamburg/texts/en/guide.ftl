### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $bought: yes where the group of this turn is bought.
guide-ask-harbour =
    { $bought ->
        [yes] You can still play harbour cards this turn.
       *[no] You pay for the goods; the card is free. Too little money? You take a loan. Pass, and you buy nothing more this round.
    }
guide-ask-choosing = You must buy 1 of them, at its price.
guide-ask-office = The market pays Mark, the senate gives points. You can change both piles until all have sealed.
guide-ask-raising = Everyone has sealed, no one has seen your gift. A card that you play is used up.
guide-ask-pricing = For that kind only what you sell yourself makes your price. The card is used up.
guide-ask-cards = Use each card once a round; some cost Mark.
# $repay: Mark for a loan; $points: what a loan costs at the end.
guide-ask-closing = Each storehouse keeps 1 good; the rest is discarded. A loan costs { $repay } Mark now or { $points } points at the end.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

reason-best = The best gift still on offer for this round, worth { $value }.
reason-best-later = The best gift still on offer for the next round, worth { $value }.
reason-beside = It comes with { $card }: { $short }.
reason-cheapest = No other group is cheaper.
# $now, $later: by the senate cards of this round and the next one.
reason-worth = It is worth { $now } to the senate this round and { $later } next round.
reason-worth-last = It is worth { $now } to the senate this round, the last one.
reason-spared = You would need a loan for any group left.
reason-loans = { $loans ->
        [one] You take { $loans } loan for it: −{ $points } points if it is still open at the end.
       *[other] You take { $loans } loans for it: −{ $points } points for each one still open at the end.
    }
# $kinds: in hand; $most: on both piles.
reason-kinds = Kinds in your hand: { $kinds }; your piles can hold { $most }.
reason-keeps = You keep { amount-mark }.
reason-then = Then you have { amount-mark }.
reason-secret = No one else sees which good it is.
reason-gift = Your gift is worth { $value }.
reason-sales = If only you sell these kinds, the market pays { amount-mark }.
reason-piles = Your gift is worth { $value }, and if only you sell these kinds, the market pays { amount-mark }.
reason-raised = Then your gift is worth { $value }.
reason-alone = It brings you { amount-mark } more.
reason-room = Goods in your hand: { $goods }; your storehouses then: { $room }.
reason-first = If you start the round, you choose first in the harbour.
reason-repay = A loan that is open at the end costs { $points } points.
reason-kept = What you keep is worth { $value } to the senate next round.
reason-filled = Filled storehouses score at the end; you have { $number }.

## What the signs mean

rules-signs = What the signs mean
    .text =
        In texts and on buttons (the signs of the picture are below):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: the seats
        - ➤ whose turn it is
        - **3** · goods and card · **12**: number of the group, what is in it, price in Mark
        - Senate: what 1 good of a kind is worth as a gift
        - Market: what each card of a kind brings if all together sell 1, 2, 3 …

        Only you see your money, in your office.

sign-points = points now, without money
sign-goods = goods in hand
sign-money = money, in Mark
sign-senate = value for the senate
sign-market = market: prices
sign-first = starts this round
sign-out = buys no more in this round
sign-due = to move; best gift at the reveal
sign-slot = number of a group
sign-price = price in Mark
sign-bought = bought by seat A
sign-gone = not sold
sign-changed = changed by your exchange
sign-later = value in the next round
sign-shared = price that all together make
sign-alone = special price
