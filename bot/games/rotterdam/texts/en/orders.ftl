### What can be planned in this game.

orders-none = No plan yet: the bot asks you every time.
orders-lasting = Your plan stays on until you change it.
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
    .note = The way with the best chance for the cargo. If there is none, the bot asks you.
orders-do-supply = Load what my orders need
    .note = On the free start with the best chance.
orders-do-onward = Choose a colour that brings my cargo nearer
    .note = Most of your cargo nearer, none off course. If no colour does that, the bot asks you.
orders-do-rest = Keep my ship cards, pass if only they are left
    .note = The bot asks you when a card could bring a ship back on course, or a new card needs room.
orders-do-fill = Complete the most expensive order, without a joker
    .note = Only with all products in hand. If it takes a joker, the bot asks you.
orders-do-course = { $colour }, while it moves { $ship }
orders-do-done = This round, only answer others' offers
    .note = The bot asks you about other players' offers.
orders-do-done-always = Only answer others' offers
orders-do-closed = Skip trading this round
    .note = You make no offers and answer none.
orders-do-closed-always = Skip trading until I change it
orders-do-refuse = Decline offers that want { $product }
    .note = A minute after the last move, so no one learns what you have.
orders-do-give = Ask me again about { $product }

## What is planned, in short

# A line each, at most 60 characters.
orders-say-plan = Next ships: { $ships }
orders-say-steer = Fork: best for my cargo
orders-say-supply = Ship: for my orders
orders-say-onward = Colour: nearest for cargo
orders-say-rest = Ship cards: keep and pass
orders-say-fill = Order: the most expensive
orders-say-course = Colour this round: { $colour }, while it moves { $ship }
orders-say-done = Trade this round: only answer offers
orders-say-done-always = Trade: only answer offers
orders-say-closed = Trade this round: skip
orders-say-closed-always = Trade: skip
orders-say-refuse = Decline offers that want { $products }
