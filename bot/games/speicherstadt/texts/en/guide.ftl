### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $upper: yes where there is a second row.
guide-ask-demand = Place a worker over a card that you want. Its price is the number of workers there when your turn comes to buy; you pay then, not now.{ $upper ->
        [yes] {" "}Or reserve a card of the upper row: only you can buy it.
       *[no] {""}
    }
guide-ask-spying = Nothing is sold yet. Whoever has the Spy may change places with another worker once in the game; it costs nothing.
guide-ask-purchase = The worker in front decides: buy now for as many coins as workers stand there, or leave, and the next one pays 1 less.
guide-ask-reservation = Only you can buy a card that you have reserved. It costs 1 coin for each card that still lies in that row; leaving it costs nothing.
guide-ask-loading = Bring goods to your contracts (points at the end) or merchants (coins now), or store them. It costs nothing; what finds no place is lost.
guide-ask-chief = A fire has given you points. The Fire Chief doubles them once in the game and is gone then; it costs no coins.
guide-ask-insurance = A fire has cost you points. For 2 coins you get them back, now and at every other fire.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

reason-nobody = No worker stands there yet.
reason-again = You have another worker in this line.
# $left: coins that would be left after buying.
reason-later = { $left ->
        [0] After buying you would have no coin left, and you stand in line for { $card } as well.
        [one] After buying you would have { $left } coin left, and you stand in line for { $card } as well.
       *[other] After buying you would have { $left } coins left, and you stand in line for { $card } as well.
    }
reason-left = { $left ->
        [0] After buying you would have no coin left.
        [one] After buying you would have { $left } coin left.
       *[other] After buying you would have { $left } coins left.
    }
reason-useless = None of your contracts and merchants takes its goods.
reason-needs = { $card } still needs { $good }.
reason-takes = { $card } takes { $good }.
reason-have = You have goods for it: { $good }.
reason-ship = A ship of this market brings goods for it: { $good }.
# $points: of the next fire.
reason-weakest = { $points ->
        [one] A fire for { $points } point is next, and no player has less fire strength than you.
       *[other] A fire for { $points } points is next, and no player has less fire strength than you.
    }
reason-strongest = { $points ->
        [one] A fire for { $points } point is next, and with it you would have the highest fire strength.
       *[other] A fire for { $points } points is next, and with it you would have the highest fire strength.
    }
reason-complete = Complete, it is worth { amount-points } at the end.
reason-pays = It pays { amount-coins } for each good of its kind: { $good }.
reason-makes = It gives { amount-points } for each good of its kind: { $good }.
reason-does = What it does: { $short }.
reason-fire = { $points ->
        [one] A fire for { $points } point is next, and it counts { $value } there.
       *[other] A fire for { $points } points is next, and it counts { $value } there.
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
        Text and buttons use these signs, the picture those below:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E are the seats, each by colour, shape and letter. ⚪A is a grey worker of seat A.
        - ➤ the card that is being sold, or who must act
        - **now 3, then 2, 1**: the price for the worker in front, and for those behind if the others leave
        - Lines of the log that end in *(as planned)* were answered in advance.
rules-signs-cards = The signs on the cards
    .text =
        Each card shows its name, its sign and the one number that matters:

        - with a coin: coins that it pays; with a star: points that it is worth
        - without either: a fireman's strength, how many goods a warehouse holds
        - at its foot: the goods that a ship carries, a contract wants or a merchant takes, else what the card does
        - at its upper left its place in the market, at its upper right the season to which it belongs
        - { $signs }

        My office, “What is …?” and `/{ command-card.name }` say all about a card.
rules-signs-kaispeicher = Kaispeicher: the signs of the new cards
    .text =
        With Kaispeicher three goods come in, grey workers and a row of cards to be reserved. As text:

        - { $signs }
        - ⚪A a grey worker of seat A; behind the purse, how many are left
        - **a, b, c …** the cards of the upper row; **1., 2., 3. …** the reserved ones, in the order of their sale
        - a coin on a reserved card: what it costs now

        My office, “What is …?” and `/{ command-card.name }` say all about a card.

sign-points = points if it ended now
sign-flame = fire strength
sign-workers = workers left
sign-open = contracts that lack something
sign-first = begins this round
sign-due = must act
sign-worker = worker; the lower left decides first
sign-price = price now
sign-later = price if those in front leave
sign-column = place in the market
sign-lit = is being sold
sign-sold = sold, complete
sign-unsold = no buyer
sign-missing = this good is missing
sign-grey-worker = grey worker
sign-greys = grey workers left
sign-upper = may be reserved
