### The office of this game: what a seat owns, a turn in the harbour, the seal, the closing.

# $over: whether the game is over.
office-purse = { $money } Mark · { $over ->
        [yes] { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        }
       *[no] { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        } now
    } · { $speicher ->
        [one] { $speicher } storehouse
       *[other] { $speicher } storehouses
    }
office-loans = { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }
office-goods = Your goods
office-no-goods = You have no goods.
office-cards = Your cards
office-used-up = The card is then discarded.
# $left: groups that one may still buy; $now: those of this turn, 2 where the next turn is theirs, too.
office-ask-harbour =
    { $bought ->
        [yes] play a card, or end your turn.
       *[no] { $left ->
            [one] buy your last group of { $most }, or pass.
           *[other] { $now ->
                [2] buy 1 or 2 groups (2 turns in a row, { $left } of { $most } left) or pass.
               *[1] buy a group or pass ({ $left } of { $most } left).
            }
        }
    }
office-ask-choosing = buy one of the three goods. The others are discarded.
office-ask-office = put up to { $kinds } kinds of goods face down.
office-ask-raising = your gift is worth { $value }. Raise it before everyone reveals?
office-ask-pricing = set a special price for a kind?
office-ask-cards = play your cards and close the round.
# $choice: whether there is anything to choose.
office-ask-closing =
    { $choice ->
        [no] close the round. There is nothing to decide.
       *[yes] close the round.
    }

## Harbour

pick-buy = Buy a group …
pick-buy-two = Buy 1 or 2 …
# The same where there are turns after this one.
pick-buy-list = Buy a group, more for later …
pick-buy-two-list = Buy 1 or 2, more for later …
pick-swap-goods = Exchange 2 goods …
pick-swap-cards = Exchange 2 cards …
harbour-keep = leaves you { $money } Mark
harbour-keep-loan =
    { $loans ->
        [one] with a loan
       *[other] with { $loans } loans
    }, leaves you { $money } Mark
# What the goods of a group are worth: $now, $next: to the senate in this round and the next one; $market: if
# nobody else sells any. $keeps: one of the two above.
harbour-worth = senate { $now }, next { $next } · market { $market } · { $keeps }
harbour-worth-last = senate { $now } · market { $market } · { $keeps }
harbour-passes = You buy nothing more this round and keep { $money } Mark.
harbour-left = You keep { $money } Mark.
# Above a list of groups.
harbour-later = **Then the first of these still there:**
harbour-waits = Wait for my cards
harbour-waits-off = End my turn automatically
harbour-no-swap = That changes nothing. Choose 2 different ones, from 2 groups.
harbour-no-buy = You cannot pay for both.
harbour-loan = You have too little money.
harbour-loan-maybe = You may have too little money.
confirm-loan = Confirm with a loan

## The seal

seal-piles = Your goods
# What the program would lay lies there first.
# $aim: points, money or both; $last: whether it is the last round.
seal-suggested =
    { $last ->
        [yes] Suggested: more points, as this is the last round
       *[no]
            { $aim ->
                [money] Suggested: more money
                [points] Suggested: more points
               *[both] Suggested: points and money
            }
    }
# $value: of the gift; $money: from the market, if nobody else sells.
seal-more-points = More points: gift { $value }
seal-more-money = More money: { $money } Mark
# $where: one or both of the next two.
seal-kind = **{ $good } ×{ $number }**
seal-kind-laid = **{ $good } ×{ $number }** → { $where }
seal-to-market = market { $number }
seal-to-senate = senate { $number }
# $sells: so many to the market; $best: the price if nobody else sells, $worst: if everybody sells one.
seal-worth =
    senate { $senate }{ $next ->
        [none] { "" }
       *[other] , next { $next }
    } · market { $sells ->
        [1] { $worst } to { $best }
       *[other] { $sells } × { $worst } to { $best }
    }
seal-too-many = Too many kinds: { $kinds } of { $most }.
seal-empty = Both piles are empty: nothing is given, nothing is sold.
seal-gift = Gift: **{ $value }**
seal-market = Market: **{ $best }** Mark ({ $worst } if everyone sells one of each)
seal-kinds = Kinds: { $kinds } of { $most }
# $card: its name; $number: how many of it.
seal-plays = { $card } works automatically when everyone reveals ({ $number }).
seal-sixteen = { $card } works automatically: +{ $points } points.
seal-sell = Market: { $good }
seal-give = Senate: { $good }
seal-clear = Clear both piles
seal-seal = Seal
seal-anew = Change my piles
pick-market = MARKET: what you sell …
pick-senate = SENATE: what you give …
loading-suggest = Suggest

## Cards that are played after the seal

pick-beforehand = { $card }: what to do …
beforehand-ask = { $card }: ask me
beforehand-raise =
    { $count ->
        [0] { $card }: none this time
        [one] { $card }: play { $count }
       *[other] { $card }: play { $count }
    }
beforehand-alone = { $card }: if it brings { $money } Mark or more
beforehand-never = { $card }: not this time
orders-say-seals = The bot seals the suggested piles for you every round. Until all have sealed you can change them.
orders-say-plays = The bot plays your cards at the reveal and in the closing when it pays off.
orders-say-closes = The bot closes every round for you: it keeps your most expensive goods and repays loans only in the last round.

## Closing

closing-dropped = No longer possible, taken out of your plan: { $steps }
closing-no-fit = You can't pay or keep this. Choose again.
closing-lose = **Discarded if you confirm now: { $goods }**
closing-keep = You keep { $goods } (storehouses: { $room })
closing-empty = You have no goods to keep (storehouses: { $room }).
closing-price = The extra storage costs { $price } Mark.
closing-repay = You repay { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    } for { $money } Mark.
closing-pick-repay = { $loans ->
        [0] Repay nothing
        [one] Repay { $loans } loan for { $money } Mark
       *[other] Repay { $loans } loans for { $money } Mark
    }
closing-option = Keep { $good }
pick-card = Play a card …
pick-repay = Loans …
pick-keep = What you keep (storehouses: { $room }) …
loading-confirm-lose = Confirm and discard { $number }
