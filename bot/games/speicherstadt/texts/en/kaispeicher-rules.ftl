### The rules of the expansion Kaispeicher, by topic as in rules.ftl.
### Topics in reading order: kaispeicher, reserving, kaispeicher-cards.


rules-kaispeicher = Kaispeicher: the expansion in short
    .text =
        Kaispeicher (Stefan Feld, 2012) adds { $k-cards } cards, { $k-goods } kinds of goods and a second way to buy. All else stays as it was.

        - **Workers**: { $k-workers } each.
        - **Income**: { $k-income } coins, 1 more if you bought nothing, 1 more with the Bank.
        - **Supply**: 2 rows, each with 1 card more than there are players. The lower row is laid out first.
        - **Demand**: instead of placing a worker in a line you may reserve a card of the upper row.
        - **Purchase**: first the lower row, then the reserved cards, from the first to the last. The price is the number of cards still in that row.
        - **Goods**: { $k-each } each of hemp, cloth and glass. New contracts want them: { $k-contract1 } points for 1 good, { $k-contract2 } for 2.
        - **Ships** with 1 or { $k-crates } crates are new. They count for the Port.
        - **Factories**, one for each old kind of goods, give { $k-factory } points for each good, at once. The merchants for new goods pay { $k-merchant } coins, but give no point at the end.
        - **Counting Offices**: { $k-offices } more. They never give more than { $office4 } points.
        - **Firemen**: one more of each value from 1 to { $strongest }, and { $k-fire-cards } cards for fires.
        - Some new cards act only once, some at any time.

        There are as many rounds as in the base game. With 2, 3 or 5 players Mayor and Truck stay out, and so do the cards that the base game leaves out.

rules-reserving = Kaispeicher: reserving cards
    .text =
        In Demand you may, instead of placing a worker in a line, put it on a card of the upper row. The card moves to the end of the reservation row.

        - The card is reserved for you alone. No one can join it, and you cannot take your worker back.
        - You may reserve several cards, with 1 worker each.
        - Fires in the upper row burn at once, and ships there are loaded at once, as in the lower row.

        In Purchase, after the lower row, the reservation row is sold from the first reserved card to the last:
        - Only the player who reserved a card may buy it.
        - The price is the number of cards in the row at that moment, this one included. Bought or not, the card leaves the row. With 4 cards in the row the first costs 4 coins, the last 1.
        - If you do not buy, or cannot pay, it costs you nothing. The card is discarded, and the goods of a ship go to the supply.
        - Your worker comes home either way.

        Cards of the upper row that are not reserved leave after Demand. The goods of their ships reach the supply at the end of Purchase.

rules-kaispeicher-cards = Kaispeicher: rulings on the new cards
    .text =
        - **Any time** (Auction Hall, Smuggler, Truck): whenever the game waits for a decision, in or out of turn. You need a legal place for the goods. In your own Loading, a good from the Auction Hall or the Smuggler simply joins your pool.
        - **Auction Hall**: the good must lie in the supply.
        - **Coffee Break**: only while you and another player still have regular workers. Grey ones do not count.
        - **Warehouse Worker**: grey workers come after all your own. They raise prices and may reserve, and you decide and pay for them.
        - **Spy**: after the last placement, before the first purchase. Grey workers count as their owner's.
        - **Fish Market, Savings Bank, Thief**: a card taken for free or discarded at once counts as bought in Income.
        - **Fires**: points are booked first. Then the Fire Chief is asked, then the Insurance. The Fire Engine counts before the sums are compared.
        - **Fire Chief**: doubles gains only, and a shared highest sum is enough. After the last round it works automatically, at the 4th fire.
        - **Harbour Master**: you exchange { $k-give } goods for 1, no longer { $exchange }.
        - **Mayor**: the extra point from the Harbour Tour is not doubled.
        - **Deichtorhallen**: neither factories nor the Market Hall are merchants.
        - **Accountant**: old and new contracts count.
