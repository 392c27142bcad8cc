### What the lesson says, each sentence once: lesson-<moment>, as engine/games/rotterdam/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

## Questions

lesson-goal = Your ships bring cargo to harbours, the right harbour turns it into a product, and products complete your orders for points. At { $trigger } order points the last round is played.
lesson-ship = A ship carries 1 cargo from a start below to a harbour above; the harbour with the sign of the cargo turns it into a product. 88% on a button: the chance to get there with random colours.
lesson-placing = Your orders want bread, beer and jam. Load fruit for Merwehaven (jam) or grain for Vulcaanhaven (bread, beer), best from S2.
lesson-sailing = Choose a colour: channels are the coloured lines between places. Every ship facing that colour sails 1 step if there is room, yours and the others'. The harbour master ☸️ begins and changes each round.
lesson-fork = A fork: the colour leads 2 ways, and you choose. Take the way that still leads to the harbour of your cargo.
lesson-cards = You can play a ship card now. Look at what it would do before you confirm; what you do not play, you keep.
lesson-trade = Everyone with products can trade now, all at once. Offer what your orders don't need for what they do. If nothing helps you, “{ do-done-closed }” ends it for this round.
lesson-answer = A player offers you a trade. It pays if an order of yours wants what you get more than what you give.
lesson-completion = You hold all that an order of yours wants. Complete it: order points win the game and also end it, so do not wait long.

## What comes up

lesson-completed = Your first order is complete, and you have drawn a new one. You can complete it in the next round at the earliest.
lesson-product = The right cargo in the right harbour: you have drawn a product, which only you see. It is 1 point at the end, or more in an order. The ship is back in your supply.
lesson-drew = Your ship lay at an anchor after Sailing: that brought a ship card, which only you see. You can hold { $hand }. Some are points, you play the others in your turn.
lesson-blocked = Your ship could not sail: between 2 channels there is room for 1 ship. It waits until the other one moves on; yours can block others, too.
lesson-moved = Another player chose a colour, and your ship sailed with it. Look at what the others carry: ships to your harbour help you, others may lead you off course.

## Slips

lesson-nowhere = No route from this start leads to the harbour of that cargo: 0% in the list.
lesson-empty = An empty ship brings no product, and you have only { $ships3 } ships. Cargo costs nothing.
lesson-open = You had all that an order wants, and passed. Its points would have counted at once.
lesson-wrong = Your ship came into a harbour that does not want its cargo, and brought nothing. Another colour might have kept it on course.
