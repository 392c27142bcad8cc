### What can be planned in this game.

orders-none = No plan yet: the bot asks you every time.
orders-lasting = Your plan holds until you change it; what is for this round ends with it.
orders-standing = What the bot does for you …
orders-plan = Next ship …
orders-plan-ask = Next ships: ask me
orders-course = Colour in this round …
orders-course-ask = Next colour: ask me
orders-trade = Trade …
orders-trade-ask = Trade: ask me
orders-clear = Clear all

## What may be planned, as lines of a menu

orders-do-steer = Steer my ships to the harbour of their cargo
orders-do-supply = Load what my orders lack
orders-do-onward = Choose a colour that brings my cargo nearer
orders-do-rest = Keep my ship cards while all goes well
orders-do-fill = Complete the most expensive order, without a joker
orders-do-course = { $colour }, while it moves { $ship }
orders-do-done = This round, only answer others' offers
orders-do-done-always = Only answer others' offers
orders-do-closed = No trade for me this round
orders-do-closed-always = No trade for me until I say so
orders-do-refuse = Decline whatever takes { $product }
orders-do-give = Ask me again about { $product }

## What is planned, as sentences

orders-say-plan = Your next ships, as soon as start and cargo are there: { $ships }.
orders-say-steer = Fork: the way with the best chance for the cargo. If there is none, the bot asks you.
orders-say-supply = Your ships load what your orders lack, at the free start with the best chance.
orders-say-onward = You choose the colour that brings most of your cargo nearer and takes none off course. If every colour would, the bot asks you.
orders-say-rest = You keep your ship cards, and pass where nothing else is left. If one would put a stray ship right, or a draw needs room, the bot asks you.
orders-say-fill = You complete the most expensive order for which you hold all products. If it takes a joker, the bot asks you.
orders-say-course = In this round you choose { $colour }, if it still moves { $ship } then.
orders-say-done = In this round you make no offers. The bot asks you about those of others.
orders-say-done-always = You never make offers. The bot asks you about those of others.
orders-say-closed = In this round there is no trade for you.
orders-say-closed-always = There is no trade for you until you say so.
# $products: one or several.
orders-say-refuse = You decline every offer that takes one of these, after a minute without a move, whether you hold it or not: { $products }.
