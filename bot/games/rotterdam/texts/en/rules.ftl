### The rules by topic: rules-<topic> is the title (up to 60 characters), rules-<topic>.text the page
### (400 to 1,500 characters, Discord's Markdown, no facts). One line here is one paragraph there.

rules-overview = The game in short
    .text =
        You send ships up the Maas to 4 harbours. A colour moves all ships that lie before it and have room, also those of others: it helps one player and sends another off course.

        A round has { $phases } phases, each begun by the harbour master:

        - **Placing**: a ship on a start, with cargo or without.
        - **Sailing**: in turn, everyone chooses one colour.
        - **Ship cards**: an anchor brings one; play them here or before.
        - **Unloading**: the right cargo in the right harbour brings a product.
        - **Trade**: products for products.
        - **Orders**: everyone may complete one.

        When a player has { $trigger } order points, the round is played to its end. The most points win.

rules-placing = Placing: a ship on a start
    .text =
        In turn, you may put 1 ship from your supply on a free start by the sea, with 1 cargo or empty. With 2 players everyone has { $ships2 } ships, with 3 or 4 players { $ships3 }.

        - A start holds 1 ship.
        - You choose any cargo that is left: grain, fruit, textiles or oil.
        - From the first start nearly every way leads to Vulcaanhaven, from the last to Botlek; the menu shows the odds, with random colours.

        Unloaded cargo and ships that came home can be used again.

rules-sailing = Sailing: choosing a colour
    .text =
        In turn, each player chooses 1 colour: red, yellow, blue or green. Every ship before a channel of that colour **must** move 1 step if there is room, whoever owns it.

        - First go the ships of the player who chose, then clockwise; of one player the ship nearest to the harbours.
        - Between 2 channels there is room for 1 ship. Where the next place is taken, a ship waits; it goes after all if the place becomes free in the same movement.
        - A colour may be chosen again, and also one that moves nothing.
        - A harbour holds any number of ships.

        Below the board stands what each colour would move now.

rules-forks = Forks and blocked ways
    .text =
        Some places have 2 ways out in the **same** colour. When it is chosen, the owner of the ship chooses the way.

        - If one of them is taken, the ship must take the other.
        - If both are taken, it waits.

        A ship may stand in the way of others on purpose, until its colour is chosen.

        At first the bot steers your ships to the harbour of their cargo, and asks you only where there is no such way or more than one. “{ orders-open }” in your office switches that off.

rules-ship-cards = Ship cards
    .text =
        A ship that has **arrived** at an anchor brings 1 ship card. One that lay there before, or passed through, brings none.

        - You hold at most { $hand }. What you draw beyond that is lost, but you may first play one, or lay one with points open.
        - Cards with points count at the end, open or in hand.
        - All others are played in your own turn, any number of them: before you place, before you choose a colour, in the phase of ship cards, or before you complete an order (only if you can complete one).
        - To play one **after** your colour has moved the ships, say so when you choose it.
        - A card without a target cannot be played. Used ones become a new pile when the pile is empty.

        /{ command-card.name } tells what each card does.

rules-unloading = Unloading
    .text =
        Every ship in a harbour is unloaded; no one decides anything.

        - **The right cargo**: its owner draws the top product card of that harbour, and alone sees it.
        - **The wrong cargo, or none**: nothing.
        - The cargo goes back to the stock, the ship to its owner.

        Which of its 2 products a harbour gives is luck:
        - Vulcaanhaven makes bread and beer from grain.
        - Merwehaven makes orange juice and jam from fruit.
        - Waalhaven makes clothing and sailcloth from textiles.
        - Botlek makes petrol and plastic from oil.

        The backs show the harbour. When a pile is empty, ships are unloaded there without a card.

rules-trade = Trade
    .text =
        All who hold product cards trade at once, products for products, at least 1 from each side.

        - You choose what you give, what you want, and to whom the offer goes. The first to accept gets it at once.
        - You may have 1 offer standing, and make up to { $offers } in a phase. You may withdraw it.
        - Everyone sees offers. What you offer, you must hold; the rest of your hand stays hidden.
        - An offer is gone when all have declined it, or its cards have gone elsewhere.
        - **{ do-done }** ends your own offers, **{ do-done-closed }** those of others to you as well.

        When all are done and no offer stands, the phase is over.

rules-orders = Orders
    .text =
        You begin with { $orders } orders, which only you see. In the last phase of the round everyone may complete **one**, in turn.

        - You give up its { $needs-least } or { $needs-most } products, which leave the game.
        - It lies open before you and counts at once.
        - Then you draw a new one, for the next round at the earliest.
        - A joker stands for any 1 product. You may use several.

        Orders for { $needs-least } products bring { $least2 } or { $most2 } points, those for { $needs-most } products { $least3 } to { $most3 }. Orders cannot be exchanged.

rules-end = The end and the points
    .text =
        When a player has { $trigger } points on completed orders (the host may choose from { $lowest-trigger } to { $highest-trigger }), this phase is played to its end. Then count:

        - completed orders,
        - 1 for each product card in hand,
        - ship cards with points, open or in hand.

        The most points win. Of equal points more order points win, then more product cards; else the victory is shared.

        The game also ends when all piles of product cards are empty, or when for { $idle-rounds } rounds in a row no ship was placed, none was moved by a colour and no order was completed.

rules-map = The map
    .text =
        From 4 starts by the sea (S1 to S4) the channels lead over 3 rows of places (L, M and N) to 4 harbours. Each way takes 4 steps. A place with an anchor brings a ship card.

        - **S1** green L1, yellow L2 · **S2** red L2, yellow L3 · **S3** red L3, blue L4 · **S4** green L4, blue L5
        - **L1** blue M1, green M2 · **L2** yellow M2, blue M3 · **L3** (anchor) green M3 or M4 · **L4** yellow M4, red M5 · **L5** blue M5, red M6
        - **M1** (anchor) blue N1, green N2 · **M2** yellow N1, green N2 · **M3** green N2, blue N3 · **M4** red N4, blue N5 · **M5** red N5, yellow N6 · **M6** (anchor) red N5, yellow N6
        - **N1** red Vulcaanhaven · **N2** yellow Vulcaanhaven or Merwehaven · **N3** (anchor) red Merwehaven, green Waalhaven · **N4** (anchor) green Merwehaven, yellow Waalhaven · **N5** blue Waalhaven or Botlek · **N6** red Botlek

        The map is ours, with the features of the original. If you own the game, tell us how it is.

rules-credits = Whose game this is
    .text =
        { game-rotterdam.credits }

        We kept everything that reports tell of the game: 4 kinds of cargo, 4 harbours with 2 products each, { $all-orders } orders, 9 kinds of ship cards, coloured channels with forks and anchors. The rest is ours, in files that an owner of the game can replace: the map, number and value of the orders, how many ship cards of each kind, some names of products.

        Kontor is an unofficial fan work, connected with neither author nor publisher: words and pictures are its own.
