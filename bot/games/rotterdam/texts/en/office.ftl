### The office of this game, ship cards and trade on the desk.

office-purse = { $points } of { $trigger } order points · products { $products } · ship cards { $cards } · ships in supply { $ships }
office-ask-placing =
    { $what ->
       *[ship] place a ship, or none.
        [none] you cannot place a ship now.
    }
office-ask-sailing =
    { $what ->
        [name] choose a colour.
       *[pass] there is no colour to choose.
    }
office-ask-fork = { $ship } lies at a fork: which way?
office-ask-cards = play ship cards, or none.
office-ask-trade = trade as long as you like.
office-ask-answer = answer the offer of { $who }.
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
consequence-used-up = { $card } is used up.
# $first and $second: the ships; $one and $other: what each carries now.
consequence-swap = { $one } gets { $first }, { $other } gets { $second }.
consequence-extra = One more ship of yours on { $start }: { $cargo }.
consequence-back = { $ship } goes back from { $origin } to { $to }.
consequence-rob = { $cargo } goes from { $victim } onto { $ship }. { $victim } stays, empty.
consequence-rob-new = { $cargo } goes from { $victim } onto a new ship of yours on { $start }. { $victim } stays, empty.
consequence-guard = { $cargo } goes from { $ship } back to the stock. { $ship } stays, empty.

## Trade

trade-wishes = Your orders need
trade-wish = { $missing } → { $points } points
trade-no-wishes = You have everything your orders need.
trade-laid = Your next offer
trade-offer = You give { $give } for { $want } · to { $to }
trade-nothing = Choose what you give and what you want. Everyone with enough cards gets the offer, unless you pick one player. The first to accept gets the trade.
trade-useless = No one here can have what your orders need. “{ do-done-closed }” saves you more questions this round.
trade-unfair = That trade does not work: no player here can hold all that you want.
trade-from = Offer of { $who }
# $able: whether the reader can take the offer (yes), need not answer it (no) or must (must); $product: what it takes first.
trade-to-me =
    { $able ->
        [yes] You get { $give } and give { $want }.
        [must] You would get { $give } for { $want }, which you don't have. The bot can decline this for you: plan “{ orders-do-refuse }”.
       *[no] You would get { $give } for { $want }, which you don't have.
    }
# $orders: the orders that a trade completes or breaks.
deal-completes = ➕ You could complete this order: { $orders }.
deal-breaks = ⚠️ You could no longer complete this order: { $orders }.
deal-helps = ➕ Your orders need what you get.
deal-none = None of your orders needs what you get.
# What others see of a hand: the backs of its cards.
trade-partner = { $who } { $name } · { $hand }
trade-confirm = Offer
trade-confirm-deal = Offer { $give } for { $want }
trade-confirm-done = Make this my last offer
pick-offer-give = Give …
pick-offer-want = Want …
pick-offer-to = To whom …
