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
office-cards = Your cards
# $what: end after a purchase, none that can be paid for, last one, two in a row; $left: groups that one may still buy.
office-ask-harbour =
    { $what ->
        [end] play a card, or end your turn.
        [none] you can pay for no group.
        [last] buy your last group.
        [two] buy 1 or 2 groups (2 turns in a row, you can still buy { $left }).
       *[one] buy a group (you can still buy { $left }).
    }
office-ask-choosing = buy 1 of the 3 goods.
office-ask-office = sell and give goods.
office-ask-raising = raise your gift?
office-ask-pricing = set a special price for a kind?
office-ask-cards = play cards, then close.
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
# Above a list of groups.
harbour-later = Later, without a loan: { $slots }
harbour-waits = Let me play cards after buying
harbour-waits-off = End my turn after buying
harbour-no-swap = These 2 change nothing
harbour-no-buy = Too little money for both
harbour-no-group = Choose a group, too
# $slots: numbers of groups, “3 + 5”; $goods: what is in them; $left: the money that is left.
# $number: how many groups.
harbour-groups = { $number ->
        [one] group { $slots }
       *[other] groups { $slots }
    }
harbour-buy-goods = Buy { harbour-groups }: { $goods } for { $price }{ effect-loans }
harbour-buy = Buy { harbour-groups } for { $price }{ $loans ->
        [0] , { $left } left
       *[other] { effect-loans }
    }
# $first, $second: goods or cards; $one, $other: the groups in which they are.
harbour-exchange = Exchange { $first } ({ $one }) and { $second } ({ $other })
harbour-exchange-groups = Exchange between { $one } and { $other }

## The seal

# $value: of the gift; $money: from the market, if nobody else sells.
seal-more-points = More points: gift { $value }
seal-more-money = More money: up to { $money } Mark
seal-too-many = Too many kinds: { $kinds } of { $most }
seal-empty = Seal nothing: no money, no gift
seal-kinds = Kinds: { $kinds } of { $most }
# A line of a menu: so many of a kind, and what they bring there.
seal-line-market = { $good } ×{ $number } · sale { $money }
seal-line-senate = { $good } ×{ $number } · gift { $value }
# $seal: one of the two below; $points: of a card that works automatically, 0: none.
seal-with = { $seal }: { $points ->
        [0] { seal-market }, gift { $value }
       *[other] { $money } Mark, gift { $value }, +{ $points } points
    }
seal-market = { $money ->
        [0] 0 Mark
       *[other] up to { $money } Mark
    }
# On the picture. $best: if nobody else sells; $worst: if everybody sells one of each.
seal-if-all = { $best } Mark if only you sell, { $worst } if all sell one of each
seal-sells-none = nothing sold
# $ranks: points of the best gifts, “3 · 2 · 1”.
seal-gift = gift { $value }
seal-best = best gifts { $ranks } points
seal-best-gifts = Best gifts: { $ranks } points
office-sells = You sell
office-piles = Your piles
# $card: its name; $number: how many of it.
seal-plays = { $card } works automatically when everyone reveals ({ $number }).
seal-clear = Clear both piles
seal-seal = Seal
seal-anew = Reseal
pick-market = MARKET: what you sell …
pick-senate = SENATE: what you give …

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
orders-say-seals = Always: bot picks my piles
orders-say-plays = Always: play paying cards
orders-say-closes = Always: close for me

## Closing

closing-dropped = No longer possible, taken out of your plan: { $steps }
closing-no-fit = Too little money for that
closing-keep-more = Keep { $number } more: you have room
closing-keep-fewer = Keep { $number } fewer
closing-undo = Undo what is no longer possible
# $what: some of the next four, $loans: what it takes; $seal: whether it is done ahead.
closing-what = { $seal ->
        [yes] Seal ({ $what })
       *[no] { $what }
    }
closing-deed = { closing-what }: { $loans ->
        [0] { $money } Mark left
        [one] { $loans } loan, { $money } Mark left
       *[other] { $loans } loans, { $money } Mark left
    }
closing-deed-short = { closing-what }: { $loans ->
        [0] { $money } left
        [one] { $loans } loan, { $money } left
       *[other] { $loans } loans, { $money } left
    }
closing-seal = Seal: { $money } left{ $lost ->
        [0] { "" }
       *[other] , discard { $lost }
    }
closing-repays = repay { $loans }
closing-keeps = keep { $goods }
closing-loses = discard { $number }
closing-closes = close the round
closing-pick-repay = { $loans ->
        [0] Repay nothing
        [one] Repay { $loans } loan for { $money } Mark
       *[other] Repay { $loans } loans for { $money } Mark
    }
pick-card = Play a card …
pick-repay = Loans …
pick-keep = What you keep (storehouses: { $room }) …
