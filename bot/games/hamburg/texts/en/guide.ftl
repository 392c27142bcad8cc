### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $bought: yes where the group of this turn is bought.
guide-ask-harbour =
    { $bought ->
        [yes] You can still play harbour cards in this turn.
       *[no] A group costs what its goods cost together; its card is free, and a loan helps if money is short. Passing ends your purchases for this round.
    }
guide-ask-choosing = You must buy 1 of them, at its price.
# $kinds: of goods on both piles together.
guide-ask-office = The market pays Mark, the senate gives points. At most { $kinds } kinds on both piles together; you can change them until all have sealed.
guide-ask-raising = All have sealed, nothing is open yet. A card can make your gift worth more.
guide-ask-pricing = With a card, only your own cards make your price of a kind.
guide-ask-cards = Each card once a round; some cost Mark.
# $repay: Mark for a loan; $points: what a loan costs at the end.
guide-ask-closing = Each storehouse keeps 1 good; the rest is discarded. A loan: { $repay } Mark now, or −{ $points } points at the end.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

reason-best = No group left is a better gift this round: { $value }.
reason-best-later = No group left is a better gift next round: { $value }.
reason-beside = Beside it lies { $card }: { $short }.
reason-cheapest = No group left is cheaper.
# $now, $later: by the senate cards of this round and the next one.
reason-worth = To the senate it is worth { $now } in this round and { $later } in the next one.
reason-worth-last = To the senate it is worth { $now } in this round, the last one.
reason-spared = Every group left would take a loan.
# $kinds: in hand; $most: on both piles.
reason-kinds = Kinds of goods in your hand: { $kinds }; your piles take { $most }.
reason-keeps = You keep { amount-mark }.
reason-then = Then you have { amount-mark }.
reason-secret = No one else sees which good it is.
reason-gift = Your gift is worth { $value }.
reason-sales = If only you sell these kinds, the market pays { amount-mark }.
reason-piles = Your gift is worth { $value }, and if only you sell these kinds, the market pays { amount-mark }.
reason-raised = Then your gift is worth { $value }.
reason-alone = It brings you { amount-mark } more.
reason-room = Goods in your hand: { $goods }; your storehouses: { $room }.
reason-first = The starter has the first choice in the harbour.
reason-repay = A loan that is open at the end costs { $points } points.
reason-kept = By the next senate card, what you keep is worth { $value }.
reason-filled = At the end filled storehouses count; of yours that is { $number }.

## What the signs mean

rules-signs = What the signs mean
    .text =
        In texts and buttons; those of the picture stand below:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: the seats
        - ➤ who is to move
        - **3** · goods and card · **12**: group, what lies there, price in Mark
        - Senate: what one good of a kind is worth as a gift
        - Market: what each card of a kind brings where all together sell 1, 2, 3 …

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
sign-alone = price by own cards alone
