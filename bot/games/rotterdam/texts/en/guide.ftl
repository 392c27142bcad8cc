### For who is new: a line a phase, why an answer may be good, what the signs mean.

## A line a phase: what one decides, what it costs and when. Said to anybody, whoever is asked; no Markdown.

guide-ask-placing = 1 ship on a free start, loaded or empty. Only one harbour wants each cargo, and some starts lead there more easily.
guide-ask-sailing = Every ship before a channel of your colour moves 1 step, also those of others; where the next place is taken, it waits. Only ship cards move a ship back.
guide-ask-fork = The owner of the ship chooses the way.
guide-ask-cards = Any number of cards; a played one is used up, and you keep at most { $hand }.
guide-ask-trade = Products for products, at least 1 card each, { $offers } offers in this phase. “{ do-done }”: you only answer offers. “{ do-done-closed }”: not even that.
# $able: whether one holds what the offer takes.
guide-ask-answer =
    { $able ->
        [yes] If you accept, the cards change hands at once.
       *[no] If the bot declined for you, all would know what you lack.
    }
# $trigger: order points that end the game.
guide-ask-completion = You give up the products of 1 order and get its points at once. { $trigger } order points bring the end.

## Why an answer may be good: after a hint, one sentence of facts. “You” has asked.

# $products: of those that the harbour makes.
reason-makes = { $harbour } makes what your orders still lack: { $products }.
reason-sold-out = { $harbour } has no product cards left.
reason-left = { $number ->
        [one] { $harbour } still has { $number } product card.
       *[other] { $harbour } still has { $number } product cards.
    }
reason-comes-in = Your { $ship } comes into { $harbour }, where its cargo is wanted.
reason-nearer = Your { $ship } goes on towards { $harbour }, where its cargo is wanted.
reason-astray = It leads { $ship } off the way to { $harbour }, where its cargo is wanted.
reason-still = No ship of yours moves.
reason-wanted = Its cargo is wanted there.
# $harbour: the one that wants the cargo.
reason-reaches = From { $to } it can still get to { $harbour }, where its cargo is wanted.
reason-anchor = { $to } has an anchor: if the ship lies there after Sailing, it brings a ship card.
reason-gained = With it your { $ship } has a way to { $harbour } for its cargo.
reason-lost = With it { $ship } brings nothing to { $harbour } any more.
reason-counts = { $points ->
        [one] It still counts { $points } point at the end, and makes room for another card.
       *[other] It still counts { $points } points at the end, and makes room for another card.
    }
reason-lacks = Your orders lack it: { $products }.
reason-more = You get more cards than you give.
reason-needs = Your orders want it: { $products }.
reason-all-there = You hold all that your orders want.
reason-empty = Even empty it can lie at an anchor and bring a ship card.
# $chance: of the start with better odds, in per cent.
reason-start-together = { $start } has { $chance }%, but from here { $colour } moves it on together with your { $ship }.
reason-start-shared = { $start } has { $chance }%, but from here { $colour } moves it on, which brings { $ship } nearer, too.
reason-start-now = { $start } has { $chance }%, but from here more colours move it on at once.
reason-start-round = { $start } has { $chance }% with random colours, but here count the colours that may be named this round.
reason-no-ship = You have no ship left to place.
reason-no-start = No start is free.
reason-ship-later = Your ship can start in a later round.
reason-too = It brings nearer, too: { $ships }.
reason-fewest = Every other colour brings more ships of the others nearer to their harbours.
reason-next-colours = What may be named after it counts more here.
reason-steer-odds = From { $to } it has { $chance }% to reach { $harbour }, else { $other }%.
reason-steer-lost = No way leads to { $harbour } any more.
reason-steer-empty = An empty ship brings no product anywhere.
reason-odds-up = With it your { $ship } has { $after }% to reach { $harbour }, not { $before }%.
reason-odds-down = With it { $ship } has { $after }% to reach { $harbour }, not { $before }%.
reason-off-anchor = With it { $ship } leaves the anchor of { $place }, which brings a ship card.
reason-longer = With it { $ship } has further to go.
reason-again = With it your { $ship } can take another way.
reason-cargo = It changes what the ships carry.
reason-card-later = A card that you keep can be played in a later round.
reason-worth = What you get counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more at the end.
reason-kept = No order of yours wants what you give.
reason-twice = What you get serves your orders as well.
reason-nothing-needed = Your orders lack nothing of it.
reason-too-dear = You would give more than it is worth to you.
reason-no-products = You have no products to offer.
reason-no-holder = No other player holds cards of the harbours that make what you lack.
reason-all-wanted = Your orders want everything that you could give.
reason-unlikely = What you can spare will hardly be taken for what you lack.
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
        In texts and buttons; those of the picture stand below:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D: the seats. 🟠A2: the second ship of seat A.
        - ➤ who is to move
        - On the map each colour has a letter and a line of its own, too.
        - A product is framed in the colour of its cargo.
        - ✅ right harbour · ❌ off course, or wrong harbour
        - **S2 · grain · … 63%**: the chance to reach the right harbour from there, with random colours

sign-order = order points
sign-product = product cards
sign-card = ship cards in hand
sign-open = points of cards that lie open
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
