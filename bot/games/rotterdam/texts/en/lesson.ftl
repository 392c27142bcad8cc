### What the lesson says, each sentence once: lesson-<moment>, as engine/games/rotterdam/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

## Questions

lesson-goal = The goal is points: an order pays when you hand in its products, a product in hand is 1 point, some ship cards are points. At 9 order points the last round is played.
lesson-ship = A ship carries 1 cargo from a start below to a harbour above. The right harbour turns the cargo into a product. In the list, 88% is the chance to get there if colours came at random.
lesson-placing = Your orders want bread, beer and jam. Load grain for Vulcaanhaven (bread, beer), best from S1, or fruit for Merwehaven (jam), best from S2.
lesson-sailing = Name a colour: channels are the coloured lines between places. Every ship before that colour sails 1 step if there is room, yours and those of the others. The harbour master ☸️ begins, and changes each round.
lesson-fork = A fork: the colour leads two ways, and you choose. Take the way that still leads to the harbour of your cargo.
lesson-cards = A ship card of yours may be played now. Look at what it would do before you confirm; what you do not play, you keep.
lesson-trade = Trade is open to all who hold products, all at once. Offer what your orders do not want for what they lack. If nothing helps you, “No trade for me” ends it for this round.
lesson-answer = Somebody offers you a trade. It pays if an order of yours wants what you get more than what you give.
lesson-completion = You hold all that an order of yours wants. Complete it: points on orders win the game and also end it, so do not wait long.

## What comes up

lesson-completed = Your first order is complete: its points are yours, and a new order is in your hand. It can be completed in the next round at the earliest.
lesson-product = The right cargo in the right harbour: you have drawn a product, which only you see. It is 1 point at the end, or more as part of an order. The ship is back in your supply.
lesson-drew = Your ship lay at an anchor after Sailing, and that brought a ship card. Only you see which; you may hold 3. Some are points, the others are played in your turn.
lesson-blocked = Your ship could not sail: there is room for 1 ship between two channels. It waits until the other one moves on; yours can stand in the way of others, too.
lesson-moved = Somebody else named a colour, and your ship sailed with it. So look at what the others need: some of it helps you, some leads you astray.

## Slips

lesson-nowhere = From this start no way leads to the harbour of that cargo. The list of ships shows how likely each one gets there.
lesson-empty = An empty ship brings no product, and you have only 4 ships. Cargo costs nothing.
lesson-open = You had all that an order wants, and left it. Its points would have counted at once.
lesson-wrong = Your ship came into a harbour that does not want its cargo, and brought nothing. Perhaps another colour would have kept it on its way.
