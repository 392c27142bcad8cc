### The rules by topic: rules-<topic> is the title (up to 60 characters), rules-<topic>.text the page
### (400 to 1,500 characters, Discord's Markdown, no facts). One line here is one paragraph there.

rules-overview = The game in short
    .text =
        You send ships up the Maas to four harbours. A colour moves all ships that lie before it and have room, also those of others: it helps one player and sends another off course.

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
        In turn, you may put 1 ship from your supply on a free start by the sea and load it with 1 cargo. With 2 players everyone has { $ships2 } ships, with 3 or 4 players { $ships3 }.

        - A start holds 1 ship. If no start is free, no ship can be placed.
        - You choose any cargo that is left in the stock: grain, fruit, textiles or oil. You may also place the ship empty.
        - Where it starts matters. From the first start nearly every way leads to Vulcaanhaven, from the last one to Botlek; the menu shows the odds for each cargo, with random colours.
        - You may also place no ship.

        Cargo that was unloaded and ships that came home can be used again.

rules-sailing = Sailing: choosing a colour
    .text =
        In turn, each player chooses 1 colour: red, yellow, blue or green. Then every ship that lies before a channel of that colour **must** move 1 step if there is room, no matter whose it is.

        - The ships of the player who chose it go first, then the others clockwise; of one player the ship nearest to the harbours.
        - A ship moves 1 step for each colour chosen, and may move again with the next one.
        - Between two channels there is room for 1 ship. A ship whose next place is taken waits, and goes after all if the place becomes free in the same movement.
        - A colour may be chosen again, and also one that moves nothing.
        - In a harbour there is room for any number of ships.

        Below the board stands what each colour would move now, which ships would wait and who would be asked at a fork.

rules-forks = Forks and blocked ways
    .text =
        Some places have two ways out in the **same** colour. When that colour is chosen, the owner of the ship chooses the way.

        - If one of the two ways is taken, the ship must take the free one.
        - If both are taken, it waits.
        - A ship is never asked about ways of other colours: those are for the next time.

        A ship can stand in the way of others on purpose. It holds them up until it is moved itself, and everyone can do that by choosing its colour.

        At first the bot steers your ships to the harbour of their cargo, and asks you only where there is no such way or more than one. You can switch that off with “{ orders-open }” in your office.

rules-ship-cards = Ship cards
    .text =
        A ship that has **arrived** at a place with an anchor brings its owner 1 ship card. A ship that lay there before brings none, and passing through is not enough.

        - You hold at most { $hand } ship cards. What you draw beyond that is lost, but you may first play one, or lay one with points open to make room.
        - Cards with points count at the end, open or in hand.
        - All others are played in your own turn: before you place, before you choose a colour, in the phase of ship cards, or before you complete an order; in that last phase only players who can complete one are asked. Any number of them.
        - If you want to play one **after** your colour has moved the ships, say so when you choose it.
        - A card without a target cannot be played. Used ones are shuffled into a new pile when the pile is empty.

        What each card does, /{ command-card.name } tells.

rules-unloading = Unloading
    .text =
        No one decides anything here. Every ship in a harbour is unloaded.

        - **The right cargo**: its owner draws the top product card of that harbour. Which one it is, only its owner sees.
        - **The wrong cargo, or none**: nothing happens.
        - In all cases the cargo goes back to the stock, and the ship to the supply of its owner.

        Each harbour makes two products, and it is a matter of luck which one comes:
        - Vulcaanhaven makes bread and beer from grain.
        - Merwehaven makes orange juice and jam from fruit.
        - Waalhaven makes clothing and sailcloth from textiles.
        - Botlek makes petrol and plastic from oil.

        The backs show the harbour, so everyone sees where the cards in a hand come from. When a pile is empty, ships are unloaded there without a card.

rules-trade = Trade
    .text =
        Everyone with product cards can trade, all at once. Only products are traded, and both sides give at least 1.

        - In your office you choose what you give, what you want, and to whom the offer goes. The first of them to accept gets it, and the cards change hands at once.
        - You may have 1 offer standing, and make up to { $offers } in a phase. You may withdraw it.
        - Offers are seen by all. What you offer, you must hold; the rest of your hand stays hidden.
        - An offer is gone when all have declined it, or when its cards have gone elsewhere.
        - **{ do-done }** ends your own offers; those of others still reach you. **{ do-done-closed }** leaves those aside, too.

        When all are done and no offer stands, the phase is over.

rules-orders = Orders
    .text =
        You begin with { $orders } orders, which only you see. In the last phase of the round everyone may complete **one** order, in turn.

        - You give up the { $needs-least } or { $needs-most } products that it shows. They leave the game.
        - The order lies open before you and counts its points at once.
        - Then you draw a new one, which you can complete in the next round at the earliest.
        - A joker stands for any 1 product. You may use several.

        Orders for { $needs-least } products bring { $least2 } or { $most2 } points, those for { $needs-most } products { $least3 } to { $most3 }. Orders that you do not like cannot be exchanged. A player who can complete nothing is not asked.

rules-end = The end and the points
    .text =
        When a player has { $trigger } points on completed orders (the host may choose from { $lowest-trigger } to { $highest-trigger }), all others have the turn in this phase that is still due. Then the game is over.

        All points are counted:
        - completed orders,
        - 1 for each product card still in hand,
        - ship cards with points, open or in hand.

        The most points win. Of equal points more order points win, then more product cards; if that is equal, too, the victory is shared. The first with { $trigger } does not always win.

        The game also ends when all four piles of product cards are empty, or when for { $idle-rounds } rounds in a row no ship was placed, none was moved by a colour and no order was completed.

rules-map = The map
    .text =
        From four starts by the sea (S1 to S4) the channels lead over three rows of places (L, M and N) to four harbours. Each way takes 4 steps. A place with an anchor brings a ship card.

        - **S1** green L1, yellow L2 · **S2** red L2, yellow L3 · **S3** red L3, blue L4 · **S4** green L4, blue L5
        - **L1** blue M1, green M2 · **L2** yellow M2, blue M3 · **L3** (anchor) green M3 or M4 · **L4** yellow M4, red M5 · **L5** blue M5, red M6
        - **M1** (anchor) blue N1, green N2 · **M2** yellow N1, green N2 · **M3** green N2, blue N3 · **M4** red N4, blue N5 · **M5** red N5, yellow N6 · **M6** (anchor) red N5, yellow N6
        - **N1** red Vulcaanhaven · **N2** yellow Vulcaanhaven or Merwehaven · **N3** (anchor) red Merwehaven, green Waalhaven · **N4** (anchor) green Merwehaven, yellow Waalhaven · **N5** blue Waalhaven or Botlek · **N6** red Botlek

        No picture of the board was at hand when this was written: the map is a new one with the features of the old. If you own the game, tell us how it is.

rules-credits = Whose game this is
    .text =
        { game-rotterdam.credits }

        Everything that reports tell of the game is kept: four kinds of cargo, four harbours with two products each, { $all-orders } orders, nine kinds of ship cards, coloured channels with forks and anchors. What no report tells was made anew, and lies in files that an owner of the game can replace: the map, the number and value of the orders, how many ship cards there are of each kind, some names of products.

        Kontor is an unofficial fan work, connected with neither author nor publisher: words and pictures are its own.
