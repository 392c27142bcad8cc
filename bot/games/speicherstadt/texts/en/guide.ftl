### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $upper: yes where there is a second row.
guide-ask-demand = You pay later: 1 coin for each worker over the card when you buy.{ $upper ->
        [yes] {" "}Or reserve a card of the upper row: only you can buy it.
       *[no] {""}
    }
guide-ask-spying = Nothing is sold yet. With the Spy, one worker can change places with another player's, once in the game.
guide-ask-purchase = Buy for 1 coin per worker there, or pass: the next one pays 1 less.
guide-ask-reservation = Only you can buy it, for 1 coin per card still in that row.
guide-ask-loading = Contracts bring points at the end, merchants coins now. What finds no place is lost.
guide-ask-chief = The Fire Chief doubles the points of one fire in the game, then it is gone.
guide-ask-insurance = The Insurance gives back what a fire took, for { $insurance } coins, at every fire.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

reason-nobody = No worker stands there yet.
reason-again = You have another worker in this line.
# $left: coins that would be left after buying.
reason-later = { $left ->
        [0] Then you have no coin left, and you also stand in line for { $card }.
        [one] Then you have { $left } coin left, and you also stand in line for { $card }.
       *[other] Then you have { $left } coins left, and you also stand in line for { $card }.
    }
reason-left = { $left ->
        [0] Then you have no coin left.
        [one] Then you have { $left } coin left.
       *[other] Then you have { $left } coins left.
    }
reason-useless = None of your contracts and merchants takes its goods.
reason-needs = { $card } still needs { $good }.
reason-takes = { $card } takes { $good }.
reason-have = You have goods for it: { $good }.
reason-ship = A ship of this market brings goods for it: { $good }.
# $points: of the next fire.
reason-weakest = { $points ->
        [one] The next fire is for { $points } point, and no one has less fire strength than you.
       *[other] The next fire is for { $points } points, and no one has less fire strength than you.
    }
reason-strongest = { $points ->
        [one] The next fire is for { $points } point, and with it you would be the strongest.
       *[other] The next fire is for { $points } points, and with it you would be the strongest.
    }
reason-complete = Complete, it is worth { amount-points } at the end.
reason-pays = It pays { amount-coins } for each good of its kind: { $good }.
reason-makes = It gives { amount-points } for each good of its kind: { $good }.
reason-does = What it does: { $short }.
reason-fire = { $points ->
        [one] At the next fire, for { $points } point, it counts { $value }.
       *[other] At the next fire, for { $points } points, it counts { $value }.
    }
reason-office = With it you would have { $number ->
        [one] { $number } Counting Office
       *[other] { $number } Counting Offices
    }: { amount-points }.
reason-income = It brings { amount-coins } a round, { $rounds ->
        [one] for { $rounds } round.
       *[other] for { $rounds } rounds.
    }
reason-points = It is worth { amount-points } at the end.

## What the signs mean

rules-signs = What the signs mean
    .text =
        In texts and buttons; those of the picture stand below:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: the seats. ⚪A: a grey worker of seat A.
        - ➤ is being sold, or who is to move
        - **now 3, then 2, 1**: the price for the worker in front, and if those in front pass
        - *(planned)*: answered in advance
rules-signs-cards = The signs on the cards
    .text =
        Each card shows its name, its sign and the one number that matters:

        - with a coin: coins that it pays; with a star: points that it is worth
        - without either: a fireman's strength, how many goods a warehouse holds
        - at its foot: the goods that a ship carries, a contract wants or a merchant takes, else what the card does
        - upper left: its place in the market; upper right: its season
        - { $signs }

        “{ lookup-open }” and `/{ command-card.name }` say all about a card.
rules-signs-kaispeicher = Kaispeicher: the signs of the new cards
    .text =
        Kaispeicher brings three goods, grey workers and a row of cards to be reserved. As text:

        - { $signs }
        - ⚪A a grey worker of seat A; behind the purse, how many are left
        - **a, b, c …** the cards of the upper row; **1., 2., 3. …** the reserved ones, in the order of their sale
        - a coin on a reserved card: what it costs now

        “{ lookup-open }” and `/{ command-card.name }` say all about a card.

sign-points = points now
sign-flame = fire strength
sign-workers = workers left
sign-open = contracts that lack something
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
sign-upper = may be reserved
