### What can be ordered in this game, and Loading prepared ahead.

## In the office

orders-prepare = Prepare loading

## The panel of orders

orders-lasting = For this round; “always” stays on.
orders-none = No plan yet: the bot asks you every time. Pick a card, then what to do with it.
# $what is one of the three below.
orders-line = { $card }: { $what }
orders-say-buy = buy for up to { $most }
orders-say-leave = pass
orders-say-ask = ask me
# $some: yes where other cards have orders of their own.
orders-all =
    { $some ->
        [yes] All other cards this round
       *[no] All cards this round
    }
orders-reserved = { $card } (reserved, { $place })
orders-which = Which card …
orders-do = What to do …
orders-do-buy = Buy for up to { $most }
orders-do-leave = Pass
orders-do-ask = Ask me
orders-do-nothing = Nothing planned
orders-cap = All cards, every round
orders-say-cap = pass if one costs more than { $most }
orders-do-cap = Pass if one costs more than { $most }
orders-standing = What the bot does for you …
orders-do-sends = Place my workers as suggested in every round
orders-do-bids = Buy for up to { $number ->
    [one] 1 coin
   *[other] { $number } coins
    } in every round, else pass
orders-do-loads = Load as suggested in every round
orders-say-sends = Always: suggested workers
orders-say-bids = Always: buy for up to { $number }
orders-say-loads = Always: suggested loading
orders-do-worker = Place a worker
orders-do-worker-most = Place a worker if it costs at most { $most }
orders-do-worker-buy = Place a worker, buy for up to { $most }
orders-do-worker-ask = Place a worker, then ask me
orders-do-workers =
    { $number ->
        [one] Place only { $number } worker
       *[other] Place { $number } workers
    }
orders-plan = Next workers: { $wishes }
# $price: what the card would cost with that worker on it, now; $most: if others reserve what is left.
orders-wish-now =
    { $grows ->
        [yes] Costs { $price } now, at most { $most }
       *[no] Costs { $price }
    }
orders-wish-line = With your worker it costs { $price } now
orders-wish-most = { $card } (up to { $most })
orders-cheapest = Cheapest card
orders-clear = Clear all
orders-keep = Resume plan
orders-rest = Plan paused: you could play { $cards }. Press “{ orders-keep }” or change the plan to use it again.

## Loading ahead

orders-ahead-title = Loading ahead · { $who }
orders-ahead-open = Based on what you own now. Once you seal, the bot loads for you; if your goods change first, it asks you.
orders-ahead-sealed = **Sealed.** The bot loads for you; if your goods change first, it asks you.
orders-seal = Seal
orders-unseal = Unseal
orders-load = Loading, sealed: { $steps }
orders-load-open = Loading is laid out but not sealed.
orders-load-void = Your goods have changed: the Loading that you sealed no longer counts.

## In the log

# All who did not take one card, one after the other.
log-declined-many = { $card }: { $steps }.
log-declined-one =
    { $able ->
        [yes] { $seat } passes at { $price }
       *[no] { $seat } cannot pay { $price }
    }
