### The office of this game, ship cards and trade on the desk.

office-purse = { $points } of { $trigger } order points · products { $products } · ship cards { $cards } · ships in supply { $ships }
# $card: whether the reader can play a ship card.
office-ask-placing =
    { $what ->
       *[ship] place a ship, or none.
        [none] no ship is left. { $card ->
            [yes] Play a ship card, or pass.
           *[no] You can only pass.
        }
        [start] no start is free. { $card ->
            [yes] Play a ship card, or pass.
           *[no] You can only pass.
        }
    }
office-ask-sailing =
    { $what ->
        [name] choose a colour.
       *[pass] no ship can sail. { $card ->
            [yes] Play a ship card, or continue.
           *[no] You can only continue.
        }
    }
office-ask-fork = { $ship } lies at a fork: which way?
# $due: ship cards that the reader draws once there is room in hand.
office-ask-cards = { $due ->
        [0] play ship cards, or none.
        [one] your hand is full. Make room for a card, or lose it.
       *[other] your hand is full. Make room for { $due } cards, or lose them.
    }
# $what: offer (one can be made; $number: how many), waiting (an own one stands), or no player is left.
office-ask-trade =
    { $what ->
        [offer] make an offer ({ $number } left), or stop.
        [waiting] wait for answers to your offer, or stop.
       *[alone] no one is left to trade with. Stop trading.
    }
# $able: whether the reader has what the offer wants.
office-ask-answer =
    { $able ->
        [yes] answer the offer of { $who }.
       *[no] decline the offer of { $who }. It wants what you don't have.
    }
office-ask-completion = complete an order, or none.

## Ship cards

pick-card = Play a ship card …
pick-ship = Which ship …
pick-other-ship = With which other ship …
pick-path = Back to …
pick-victim = Cargo of which ship …
pick-onto = Onto …
pick-start = On which start …
pick-cargo = With which cargo …
ship-line = { $ship } at { $place } · { $cargo }

## Trade

trade-offer = You give { $give } for { $want } · to { $to }
trade-unfair = No player here can have all of that
trade-confirm-done = Make this my last offer
pick-offer-give = Give …
pick-offer-want = Want …
pick-offer-to = { $number ->
        [2] To both players who may have it
       *[other] To all { $number } players who may have it
    }

## Buttons with their effect

effect-still = no ship moves
effect-steer = To { $to }, then { $harbours }
effect-steer-in = Into { $to }
effect-pass = Pass
effect-open = Lay open { $card }, draw a card
effect-guard = { $card }: { $ship } loses { $cargo }
effect-rob = { $card }: { $cargo }, { $victim } → { $to }
effect-end-lost = { $number ->
        [one] No more cards · lose the draw
       *[other] No more cards · lose { $number } draws
    }
effect-done-useless = no one can help you
effect-done-declines = { $number ->
        [one] declines an offer
       *[other] declines { $number } offers
    }
effect-accept-long = Take { $get } for { $give }, from { $who }
effect-accept-deal = { $who }: { $get } for { $give }
effect-accept-short = Accept { $who }'s offer
effect-offer-long = Offer { $give } for { $get }
effect-offer-deal = { $give } for { $get }
effect-offer-short = Offer this
effect-deal-breaks = breaks an order
effect-deal-completes = completes an order
effect-deal-helps = needed
effect-deal-swaps = both needed
effect-deal-joker = costs a joker
effect-deal-none = not needed
effect-complete = { $points } points: { $order }
effect-joker-for = joker for { $products }
# $line: which of the orders in the picture.
effect-complete-line = Order { $line }: { $points } points{ $number ->
        [0] { "" }
        [one] , { $number } joker
       *[other] , { $number } jokers
    }
effect-complete-breaks = breaks another
