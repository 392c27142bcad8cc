### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

# $able: whether there is more to do than to pass.
guide-ask-placing =
    { $able ->
        [yes] 1 ship on a free start, loaded or empty. Each cargo has its harbour; the percentage is the chance to get there with random colours.
       *[no] You are asked so that no one learns whether you hold a card. A plan can pass for you: “{ orders-do-rest }”.
    }
guide-ask-sailing =
    { $able ->
        [yes] Every ship facing your colour moves 1 step, the others' too, if the next place is free. ✓ right harbour, ✗ off course, ? its owner steers.
       *[no] You are asked so that no one learns whether you hold a card. A plan can go on for you: “{ orders-do-rest }”.
    }
guide-ask-fork = The owner of the ship chooses the way. ✓ leads to the harbour of its cargo, ✗ no longer does.
guide-ask-cards = Play as many as you like; each works once. You can keep at most { $hand }.
guide-ask-trade = Trade products for products, at least 1 card each way. Beside each player stand the harbours of their products. “{ do-done }”: you only answer. “{ do-done-closed }”: no trade this round.
# $able: whether one holds what the offer takes.
guide-ask-answer =
    { $able ->
        [yes] If you accept, you swap the cards at once.
       *[no] The bot doesn't decline for you: that would show everyone what you lack. “{ orders-open }” can.
    }
# $trigger: order points that end the game.
guide-ask-completion = Hand in the products of 1 order and get its points at once. The game ends at { $trigger } order points.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

# $products: of those that the harbour makes.
reason-makes = { $harbour } makes what you still need: { $products }.
reason-sold-out = { $harbour } has no product cards left.
reason-left = { $number ->
        [one] { $harbour } still has { $number } product card.
       *[other] { $harbour } still has { $number } product cards.
    }
reason-comes-in = Your { $ship } reaches { $harbour }, which wants its cargo.
reason-nearer = Your { $ship } gets closer to { $harbour }, which wants its cargo.
reason-astray = It takes { $ship } off course for { $harbour }, which wants its cargo.
reason-wanted = Its cargo is wanted there.
# $harbour: the one that wants the cargo.
reason-reaches = From { $to } it can still reach { $harbour }, which wants its cargo.
reason-anchor = { $to } has an anchor: if the ship lies there after Sailing, it brings a ship card.
reason-gained = Your { $ship } can then reach { $harbour } with its cargo.
reason-lost = Then { $ship } can no longer deliver to { $harbour }.
reason-counts = { $points ->
        [one] It still counts { $points } point at the end, and makes room for another card.
       *[other] It still counts { $points } points at the end, and makes room for another card.
    }
reason-lacks = It fills gaps in your orders: { $products }.
# $lost: what they lack then.
reason-exchanged = Your orders gain { $products } and lose { $lost }.
reason-completes = { $points ->
        [one] Then you can complete an order for { $points } point.
       *[other] Then you can complete an order for { $points } points.
    }
reason-more = You get more cards than you give.
reason-needs = If you accept, your orders lack { $products }.
reason-lacking = You do not have what is wanted for it.
reason-all-there = You have everything your orders need.
reason-empty = Even an empty ship can reach an anchor and bring a ship card.
# $chance: of the start with better odds, in per cent.
reason-start-together = { $start } has { $chance }%, but from here { $colour } moves it on together with your { $ship }.
reason-start-shared = { $start } has { $chance }%, but from here { $colour } moves it on, which brings { $ship } nearer, too.
reason-start-now = { $start } has { $chance }%, but from here more colours move it on at once.
reason-start-round = { $start } has { $chance }% with random colours, but what counts is which colours can still be chosen this round.
reason-no-ship = You have no ship left to place.
reason-no-start = No start is free.
reason-ship-later = Your ship can start in a later round.
reason-too = It also helps { $ships }.
reason-fewest = Every other colour helps more ships of the others.
reason-steer-odds = From { $to } it has a { $chance }% chance to reach { $harbour }, otherwise { $other }%.
reason-odds-up = Your { $ship } then has a { $after }% chance to reach { $harbour }, up from { $before }%.
reason-odds-down = { $ship } then has a { $after }% chance to reach { $harbour }, down from { $before }%.
reason-off-anchor = With it { $ship } leaves the anchor of { $place }, which brings a ship card.
reason-longer = { $ship } then has further to go.
reason-again = Your { $ship } can then take another route.
reason-cargo = It changes what the ships carry.
reason-card-later = If you keep a card, you can play it in a later round.
reason-worth =
    What you get is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more at the end.
reason-kept = None of your orders needs what you give.
reason-nothing-needed = Your orders need none of it.
reason-too-dear = { $points ->
        [one] You would give { $points } point more than you get.
       *[other] You would give { $points } points more than you get.
    }
reason-no-products = You have no products to offer.
reason-no-holder = No one else has cards from the harbours that make what you need.
reason-all-wanted = Your orders need everything you could give.
reason-withdraw = Then you can offer something else.
reason-keep-products = You keep your products for another order.
# $trigger: order points that end the game.
reason-points = { $points ->
        [one] Then you have { $points } order point; the game ends at { $trigger }.
       *[other] Then you have { $points } order points; the game ends at { $trigger }.
    }

## What the signs mean

rules-signs = What the signs mean
    .text =
        In texts and on buttons (the signs of the picture are below):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D: the seats. 🟠A2: the second ship of seat A.
        - ➤ whose turn it is
        - On the map each colour also has its own letter and line.
        - A product has the colour of its cargo as a frame.
        - ✓ right harbour · ✗ off course, or wrong harbour
        - **S2 · grain · … 63%**: the chance to reach the right harbour from there, with random colours

sign-order = order points
sign-product = product cards
sign-card = ship cards in hand
sign-open = points on open cards
sign-ship = ships in the supply
sign-due = to move
sign-master = harbour master, begins each phase
sign-loaded = ship 1 of seat A, with cargo
sign-empty = ship without cargo
sign-changed = moved or changed by your card
sign-anchor = brings a ship card
sign-ready = order that can be completed
sign-have = product is in hand
sign-missing = product is missing
sign-red = { colour-red } ({ colour-red.letter })
sign-yellow = { colour-yellow } ({ colour-yellow.letter })
sign-blue = { colour-blue } ({ colour-blue.letter })
sign-green = { colour-green } ({ colour-green.letter })
sign-back = product, face down
