### What can be planned in this game.

orders-none = No plan yet: the bot asks you every time.
orders-lasting = Your plan stays on until you change it. “This round” ends with the round.
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
orders-do-supply = Load what my orders need
orders-do-onward = Choose a colour that brings my cargo nearer
orders-do-rest = Keep my ship cards while all goes well
orders-do-fill = Complete the most expensive order, without a joker
orders-do-course = { $colour }, while it moves { $ship }
orders-do-done = This round, only answer others' offers
orders-do-done-always = Only answer others' offers
orders-do-closed = Skip trading this round
orders-do-closed-always = Skip trading until I change it
orders-do-refuse = Decline offers that want { $product }
orders-do-give = Ask me again about { $product }

## What is planned, as sentences

orders-say-plan = Your next ships, as soon as start and cargo are there: { $ships }.
orders-say-steer = At a fork the bot takes the route with the best chance for your cargo. If there is none, it asks you.
orders-say-supply = The bot loads what your orders need, at the free start with the best chance.
orders-say-onward = The bot chooses the colour that brings most of your cargo nearer and none off course. If there is no such colour, it asks you.
orders-say-rest = The bot keeps your ship cards and passes if nothing else is left. It asks you when a card could bring a ship back on course, or when a new card needs room.
orders-say-fill = The bot completes your most expensive order for which you have all products. If it takes a joker, it asks you.
orders-say-course = This round the bot chooses { $colour }, if it still moves { $ship } then.
orders-say-done = This round you make no offers. The bot asks you about other players' offers.
orders-say-done-always = You make no offers. The bot asks you about other players' offers.
orders-say-closed = You skip trading this round.
orders-say-closed-always = You skip trading until you change your plan.
# $products: one or several.
orders-say-refuse = The bot declines every offer that wants one of these, a minute after the last move, so no one learns what you have: { $products }.
