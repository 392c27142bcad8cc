### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $upper: yes where there is a second row.
guide-ask-demand =
    Placing is free; buying costs 1 coin per worker in line.{ $upper ->
        [yes] { " " }Or reserve a card of the upper row: only you can buy it.
       *[no] { "" }
    }
guide-ask-spying = Once per game the Spy swaps one of your workers with another player's.
guide-ask-purchase = Price: 1 coin per worker in line. If you pass, the next pays 1 less.
guide-ask-reservation = Only you can buy it, for 1 coin per card still in the reservation row.
guide-ask-loading = Contracts give points at the end, merchants coins now. Goods without a place are lost.
guide-ask-chief = Once per game the Fire Chief doubles the points a fire gives you.
guide-ask-insurance = For { $insurance } coins you get back the points a fire cost you. It works at every fire.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

reason-nobody = No one is in line for it yet.
reason-again = You are the next to be asked again, for { amount-coins }.
reason-later = You keep { amount-coins } for { $card }, for which you are in line, too.
# $coins: in the purse; $left: what a purchase would leave.
reason-left = { $left ->
        [0] You keep { amount-coins }; buying it would leave you none.
       *[other] You keep { amount-coins }; buying it would leave you { $left }.
    }
reason-useless = None of your contracts or merchants takes its goods.
reason-needs = { $card } still needs { $good }.
reason-takes = Your { $card } takes { $good }.
reason-have = You have goods for it: { $good }.
reason-ship = A ship on sale brings goods for it: { $good }.
# $points: of the next fire.
reason-weakest = { $points ->
        [one] The next fire is worth { $points } point, and without this card no one would have less fire strength than you.
       *[other] The next fire is worth { $points } points, and without this card no one would have less fire strength than you.
    }
reason-strongest =
    { $points ->
        [one] The next fire is worth { $points } point, and with it you would have the highest fire strength.
       *[other] The next fire is worth { $points } points, and with it you would have the highest fire strength.
    }
reason-complete = Completing it is worth { amount-points } at the end.
reason-pays = It pays { amount-coins } for each { $good }.
reason-makes = It gives { amount-points } for each { $good }.
reason-does = Effect: { $short }.
reason-fire =
    { $points ->
        [one] It adds { $value } to your fire strength; the next fire is worth { $points } point.
       *[other] It adds { $value } to your fire strength; the next fire is worth { $points } points.
    }
reason-office = With it you would have { $number ->
        [one] { $number } Counting Office
       *[other] { $number } Counting Offices
    }: { amount-points }.
reason-income =
    It brings { amount-coins } a round, { $rounds ->
        [one] for { $rounds } more round.
       *[other] for { $rounds } more rounds.
    }
reason-points = It is worth { amount-points } at the end.

## What the signs mean

rules-signs = What the signs mean
    .text =
        In texts and on buttons (the signs of the picture are below):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: the seats. ⚪A: a grey worker of seat A.
        - ➤ on sale now, or whose turn it is
        - **now 3, then 2, 1**: the price for the first in line, then for the next ones if those in front pass
        - *(planned)*: played by a plan
rules-signs-cards = The signs on the cards
    .text =
        Each card shows its name, its sign and the one number that matters:

        - with a coin: the coins it pays; with a star: the points it is worth
        - without either: a fireman's strength, or how many goods a warehouse holds
        - at the bottom: the goods that a ship carries, a contract wants or a merchant takes, else what the card does
        - upper left: its place in the market; upper right: its season
        - { $signs }

        “{ lookup-open }” and `/{ command-card.name }` tell you everything about a card.
rules-signs-kaispeicher = Kaispeicher: the signs of the new cards
    .text =
        Kaispeicher brings 3 goods, grey workers and a row of cards to reserve. As text:

        - { $signs }
        - ⚪A a grey worker of seat A; behind the coins, how many are left
        - the cards of the upper row go on counting after the market; **R1, R2 …** the reserved ones, in the order of sale
        - a coin on a reserved card: what it costs now

        “{ lookup-open }” and `/{ command-card.name }` tell you everything about a card.

sign-points = points if the game ended now
sign-flame = fire strength
sign-workers = workers left
sign-open = open contracts
sign-first = begins this round
sign-due = to move
sign-worker = worker; the lower left decides first
sign-price = price now
sign-later = price if those in front pass
sign-column = place in the market
sign-lit = is being sold
sign-sold = sold, complete
sign-unsold = no buyer
sign-missing = this good is missing
sign-grey-worker = grey worker
sign-greys = grey workers left
sign-upper = can be reserved
