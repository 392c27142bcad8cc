### The board of this game: what it asks, what can be pressed, who plays it.

## Seats and players

agent-beginner = beginner
    .temper = Knows the rules, still learning what pays off
agent-quick = deckhand
    .temper = Takes what looks good right now
agent-skipper = skipper
    .temper = Sails the round to its end in thought before each colour
agent-master = master
    .temper = Plays hundreds of games in thought before each move
agent-privateer = privateer
    .temper = Would rather lead others off course than come home first
agent-storekeeper = storekeeper
    .temper = Gathers products and cards, and gives hardly any away

## Board

phase-placing = Placing
phase-sailing = Sailing
phase-ship-cards = Ship cards
phase-unloading = Unloading
phase-trade = Trade
phase-completion = Orders
phase-over = the end
board-title = Round { $round } · { $phase } · ends at { $trigger } order points
# $ways: where each colour would lead a ship.
board-ship = { $ship } at { $place }: { $ways }
board-way = { $colour } → { $to }
board-taken = { $place } (taken)
board-or = { $one } or { $other }
board-in-harbour = { $ship } is in { $place }
board-sea = By the sea
board-starts = Free starts: { $starts }
board-no-start = No start is free.
board-piles = In the piles: orders { $orders }, ship cards { $cards }
board-houses = Players
master-mark = harbour master
# $what: none where there is no ship to place.
ask-placing =
    { $what ->
        [none] { $who } may play a ship card
       *[ship] { $who } may place a ship
    }
# $what: name where there is a colour to name.
ask-sailing =
    { $what ->
        [name] { $who } chooses a colour
       *[pass] { $who } has no colour to choose
    }
ask-hidden = { $who } is to move
ask-fork = { $who } steers { $ship } at the fork
ask-cards = { $who } may play ship cards
ask-trade = { $who } trades
ask-answer = { $who } answers offers
ask-completion = { $who } may complete an order

## Under the picture

outlook-colours = What each colour moves now
outlook-line = **{ $colour }:** { $moves }
outlook-moves = { $ship } → { $to }
outlook-steers = { $ship } → { $to } (its owner steers)
outlook-key = ✓ right harbour · ✗ off course, or wrong harbour
outlook-fork = At the fork
outlook-fork-loaded = { $ship } carries { $cargo }. ✓ still leads to { $harbour }, which wants it.
outlook-fork-lost = { $ship } carries { $cargo }. ✗ No way leads to { $harbour } any more, which wants it.
outlook-fork-empty = { $ship } is empty: any harbour will do.
outlook-wait = no room for { $ships }
outlook-nothing = nothing
outlook-offers = Open offers
offer-line = { $who } offers { $give } for { $want } · to { $to }
# $fixed: yes where the player makes no more offers, and so can't take this one back.
offer-mine =
    Your offer: { $give } for { $want } · waiting for { $to }; { $fixed ->
        [yes] it ends when everyone declines.
       *[no] you can withdraw it.
    }

## Buttons

do-place = { $start } · { $cargo } · { $harbour } { $chance }%
do-place-empty = { $start } · empty
do-name = { $colour }
do-name-hold = { $colour }, then play a card
do-steer = { $ship } to { $to } (then { $harbours })
do-steer-in = { $ship } into { $to }
do-pass-placing = No ship
do-pass-sailing = Continue
do-pass-completion = No order
do-end = No more cards
do-open = Lay open: { $card }
do-play = { $card }: { $what }
do-withdraw = Withdraw my offer
do-done = Stop offering
do-done-closed = Skip trading
# $effect: breaks (an order that the reader can complete), completes (one), helps or none.
do-accept =
    { $effect ->
        [breaks] Take { $get } for { $give }, from { $who } · costs you an order
        [completes] Take { $get } for { $give }, from { $who } · completes an order
       *[none] Take { $get } for { $give }, from { $who }
    }
do-decline = Decline { $who }'s offer
do-complete = { $points } points: { $order }
do-complete-joker = { $points } points: { $order } (joker for { $jokers })
pick-place = Place a ship …
pick-place-other = Another ship …
pick-complete = With a joker …

## Ping

ping-end = { $people }: { $game } is over, all ships are in. { $result } { $link }
ping-placing =
    { $only ->
        [yes] play a ship card, or pass
       *[no] place a ship, or none
    }
ping-sailing =
    { $only ->
        [yes] play a ship card, or continue
       *[no] choose a colour
    }
ping-fork = steer your ship
ping-cards = play ship cards, or none
ping-trade = make an offer, or stop
ping-answer = answer an offer
ping-completion = complete an order, or none

## End

end-tie-break = Tie on points: order points decide, then products.
care-contract = The stand-in places ships for harbours whose products your orders lack, chooses the colour that brings your ships nearest to where they belong, and completes the most expensive order that needs no joker. It never trades and keeps its ship cards.
