### The rules of the expansion Kaispeicher, by topic as in rules.ftl.
### Topics in reading order: kaispeicher, reserving, kaispeicher-cards.


rules-kaispeicher = Kaispeicher: the expansion in short
    .text =
        Kaispeicher (Stefan Feld, 2012) adds { $k-cards } cards, { $k-goods } kinds of goods and a second way to buy.

        - **Workers**: { $k-workers } each.
        - **Income**: { $k-income } coins, 1 more if you bought nothing, 1 more with the Bank.
        - **Supply**: 2 rows, each 1 card more than players, the lower one first.
        - **Demand**: a worker joins a line, or reserves a card of the upper row.
        - **Purchase**: first the lower row, then the reserved cards in order. One costs as much as cards are still in that row.
        - **Goods**: { $k-each } each of hemp, cloth and glass. New contracts want them: { $k-contract1 } points for 1 good, { $k-contract2 } for 2.
        - **Ships** with 1 or { $k-crates } crates count for the Port, too.
        - **Factories**, one for each old kind of goods: { $k-factory } points for each good, at once. Merchants for new goods pay { $k-merchant } coins, but give no point at the end.
        - **Counting Offices**: { $k-offices } more, together never more than { $office4 } points.
        - **Firemen**: one more of each value from 1 to { $strongest }; { $k-fire-cards } cards for fires.
        - Some new cards act only once, some at any time.

        As many rounds as in the base game. With 2, 3 or 5 players Mayor and Truck stay out, too.

rules-reserving = Kaispeicher: reserving cards
    .text =
        In Demand you may put a worker on a card of the upper row instead. The card moves to the end of the reservation row.

        - It is yours alone: no one can join it, and the worker stays.
        - You may reserve several cards, with 1 worker each.
        - Fires in the upper row burn at once, and its ships are loaded at once.

        In Purchase, after the lower row, the reserved cards are sold in order:
        - Only the player who reserved a card may buy it.
        - The price is the number of cards in the row, this one included. Bought or not, the card leaves. With 4 cards the first costs 4 coins, the last 1.
        - Not buying costs nothing. The card is discarded, and the goods of a ship go to the supply.
        - Your worker comes home either way.

        Cards that no one reserved leave after Demand; the goods of their ships reach the supply at the end of Purchase.

rules-kaispeicher-cards = Kaispeicher: rulings on the new cards
    .text =
        What the cards themselves (`/{ command-card.name }`) leave open:

        - **Any time** (Auction Hall, Smuggler, Truck): whenever the game waits for a decision, in or out of turn, if the goods have a legal place. In your own Loading a good from Auction Hall or Smuggler joins your pool.
        - **Warehouse Worker**: grey workers come after all your own. They raise prices and may reserve; you decide and pay for them.
        - **Spy**: after the last placement, before the first purchase. Grey workers count as their owner's.
        - **Fish Market, Savings Bank, Thief**: in Income a card taken for free or discarded at once counts as bought.
        - **Fires**: first the points, then the Fire Chief is asked, then the Insurance. The Fire Engine counts before sums are compared.
        - **Fire Chief**: doubles gains only; a shared highest sum is enough.
        - **Mayor**: the extra point from the Harbour Tour is not doubled.
        - **Deichtorhallen**: factories and the Market Hall are no merchants.
