### The office of this game, and Loading step by step.

# $over: whether the game is over.
office-purse = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · { $over ->
        [yes] { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        }
       *[no] { $points ->
            [one] { $shown } point
           *[other] { $shown } points
        } now
    } · fire strength { $strength }
office-planned = With your plan: { $purse }
office-cards = Cards
office-contracts = Contracts
office-contract-open = { $contract }: needs { $missing }
office-contract-started = { $contract }: has { $filled }, needs { $missing }
office-contract-complete = { $contract }: complete
office-stores = Storage
office-ask-demand =
    { $kind ->
        [grey] place a grey worker, or keep them ({ $left } left).
       *[regular] { $left ->
            [one] place your last worker of this round.
           *[other] place a worker ({ $left } left).
        }
    }
office-ask-purchase =
    { $able ->
        [yes] buy { $card } for { $price }?
       *[no] { $card } costs { $price }, you have { $coins }. Pass, or play a card.
    }
office-ask-loading =
    { $goods ->
        [0] no goods to load. Confirm, or play a card first.
       *[other] load your goods.
    }

## Loading

loading-suggested = Suggested plan
loading-plan = Your plan
loading-dropped = No longer possible, taken out of your plan: { $steps }
loading-keep = You keep: { $goods }
loading-missed =
    { $lost ->
        [yes] You would lose { $good }. There is room here: { $to }.
       *[no] You keep { $good }. There is also room here: { $to }.
    }
loading-option-keep = Keep { $good }
loading-option-sell = Sell { $good }
loading-option-give = Give { $good }
loading-step-deliver = { $good } onto { $to }
loading-step-sell = { $good } to { $to } (+{ $coins })
loading-step-exchange = { $give } for { $take } (Market Hall)
loading-step-trade = { $give } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } (Market Hall)
loading-use = Place a good …
loading-use-deliver = { $good } → { $to } (completes it)
loading-use-deliver-rest = { $good } → { $to } (then needs { $rest })
loading-use-sell = { $good } → { $to } (+{ $coins })
loading-pick-keep = Keep goods (room for { $room }) …
loading-pick-give = Exchange: give { $number }
loading-pick-take = Exchange { $give } for …
loading-pick-trade = Sell 2 goods for 1 coin
loading-suggest = Suggest
loading-over = Start over
loading-more = Market Hall: swap or sell
loading-less = Back to the plan
loading-deed-lose = lose { $goods }
loading-deed-keep = keep { $goods }
loading-deed-complete = { $contract } complete
loading-deed-contracts = { $number } contracts complete
loading-deed-goods = { $number } goods
