### What can be planned in this game.

orders-none = Nothing is planned: you are asked each time.
orders-lasting = A plan holds until you change it; what is for this round ends with it.
orders-standing = What goes by itself …
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
orders-do-onward = Name a colour that brings my cargo nearer
orders-do-rest = Keep my ship cards while all goes well
orders-do-fill = Complete the dearest order, without a joker
orders-do-course = { $colour }, while it moves { $ship }
orders-do-done = This round no offers of mine, but ask me about those of others
orders-do-done-always = Never offers of mine, but ask me about those of others
orders-do-closed = No trade for me in this round
orders-do-closed-always = No trade for me until I say so
orders-do-refuse = Decline whatever takes { $product }
orders-do-give = Ask me again about { $product }

## What is planned, as sentences

orders-say-plan = Your next ships, as soon as start and cargo are there: { $ships }.
orders-say-steer = At a fork a ship takes the way with the best chance to the harbour of its cargo. Where none leads there, you are asked.
orders-say-supply = Your ships load what your orders lack, at the free start with the best chance.
orders-say-onward = You name the colour that brings most of your cargo nearer and takes none off its way. Where every colour would, you are asked.
orders-say-rest = You keep your ship cards, and pass where nothing else is left. When one would put a stray ship right or a draw needs room, you are asked.
orders-say-fill = You complete the dearest order for which you hold all products. When only a joker would do it, you are asked.
orders-say-course = In this round you name { $colour }, if it still moves { $ship } then.
orders-say-done = In this round you make no offers. About offers to you, you are asked.
orders-say-done-always = You never make offers. About offers to you, you are asked.
orders-say-closed = In this round there is no trade for you.
orders-say-closed-always = There is no trade for you until you say so.
# $products: one or several.
orders-say-refuse = You decline every offer that takes one of these, after a minute without a move, whether you hold it or not: { $products }.
