### The rules by topic: rules-<topic> is the title (up to 60 characters), rules-<topic>.text the page
### (400 to 1,500 characters, Discord's Markdown, no facts). One line here is one paragraph there.
### Topics in reading order: overview, supply, fires, demand, purchase, loading, markethall, income, end,
### scoring, cards, players, credits.


rules-overview = The game in short
    .text =
        You run a trading house in Hamburg's warehouse district. You compete for cards with { $workers } workers each, and every worker over a card raises its price, yours too.

        A round has { $phases } phases:

        - **Supply**: new cards, 1 more than there are players{ $rows ->
            [one] { "" }
           *[other] , in each of { $rows } rows
        }. Ships get goods; a fire burns at once.
        - **Demand**: in turn, place 1 worker over a card{ $rows ->
            [one] { "" }
           *[other] , or on a card of the upper row, which only you can buy
        }.
        - **Purchase**: the first in line buys the card or passes.
        - **Loading**: goods go to contracts, merchants or your storage.
        - **Income**: coins for everyone; the next player starts.

        You begin with { $coins } coins and a Market Hall. Contracts, buildings and fires bring points; fires can cost some. After the last round the 4th fire burns. The most points win; coins break ties.

rules-supply = Supply: new cards, ships and goods
    .text =
        Cards come from the deck into the market, from left to right, 1 more than players. The deck follows the year: winter, spring, summer, autumn, each shuffled. The 4th fire lies at the bottom.

        - **A ship** gets { $crates } goods from the bag when it is turned up. The first ships come in spring.
        - **A fire** burns before the next card is turned, which takes its place and may be a fire, too.

        The **bag** and the **supply** are different things:
        - All { $goods } goods start in the bag, { $each } of each kind. They leave it only on ships; the { $all-ship }th and last ship empties it.
        - Goods that are sold, exchanged, lost or on an unsold ship go to the supply, which is empty at first. They never go back into the bag.
        - The Market Hall exchanges with the supply, never with the bag.

rules-fires = Fires and firemen
    .text =
        There are { $all-fire } fires: in spring, summer and autumn, and after the last round. They are worth { $fire1 }, { $fire2 }, { $fire3 } and { $fire4 } points. At a fire all compare their fire strength, the sum of their firemen.

        - **Highest fire strength**: you gain the value of the fire.
        - **Lowest fire strength**: you lose as much.
        - **Ties**: all who share the highest or the lowest gain or lose in full.
        - **All equal**, even at 0: nothing happens.
        - **No firemen** count as 0.

        Your score may fall below 0. Firemen are not used up: they count at every later fire, those of the last round at the 4th.

rules-demand = Demand: placing workers
    .text =
        The starter begins. Clockwise, each of you places 1 worker over any card, at the end of the line, until all { $workers } workers are placed.

        - **You must place.** You cannot pass or save a worker.
        - You may stand in line for a card that you cannot pay.
        - Several workers in one line are several chances to buy, but each raises the price.
        - The first in line decides first and pays the most; those behind pay less if those in front pass.
        - A line holds { $room } workers.

        A card without workers is discarded in Purchase.

rules-purchase = Purchase: buying or passing
    .text =
        The cards are sold from left to right. The owner of the first worker in line decides:

        - **Buy**: you pay 1 coin for each worker in the line, your own included. All of them go home.
        - **Pass**: only this 1 worker goes home. The price falls by 1, and the next worker decides.

        What people ask:
        - Your other workers in the line stay and are asked in turn, at the lower price.
        - If you cannot pay, you pass.
        - If no one buys, the card is discarded; goods on a ship go to the supply.
        - A bought card works at once: a merchant in Loading, the Bank in Income of this round.
        - You may buy several cards. Players never trade with each other.

rules-loading = Loading: what to do with goods
    .text =
        All load at the same time. The goods from ships of this round, from your Warehouse and your Market Hall are one pool. Each may go to:

        - **a contract** that still needs it, over several rounds if you like. It never comes off again.
        - **a merchant** of yours for its kind: 1 coin each.
        - **the Market Hall**: exchange { $exchange } goods for 1, or sell { $trade } for 1 coin.
        - **your storage**: up to { $capacity } goods in the Warehouse, if you own it, and 1 in the Market Hall.

        What people ask:
        - Ships are emptied in the round in which you buy them, and stay with you.
        - Goods that you neither use nor keep are lost to the supply.
        - The limits of your storage count only when you are done.
        - You may load without a new ship. You never have to keep goods.

rules-markethall = The Market Hall
    .text =
        Everyone owns one from the start. In Loading, as often as you like:

        - **Exchange**: put any { $exchange } goods into the supply and take 1 of another kind.
        - **Sell**: put any { $trade } goods into the supply and take 1 coin.
        - **Keep**: 1 good may stay here for a later round. It scores nothing at the end.

        What people ask:
        - The good that you want must lie in the supply, and be of a kind that you did not give for it.
        - You may use an exchanged good like any other, even exchange it again.
        - You pay with goods of your pool, never with goods on contracts.
        - All share the supply and load at once: the last tea goes to the faster player.

rules-income = Income: coins for everyone
    .text =
        At the end of each round you get:

        - **{ $income ->
            [one] { $income } coin
           *[other] { $income } coins
        }**,
        - **{ $consolation ->
            [one] { $consolation } coin
           *[other] { $consolation } coins
        } more** if you bought no card this round,
        - **{ $bank ->
            [one] { $bank } coin
           *[other] { $bank } coins
        } more** with the Bank, already in the round you buy it.

        That is { $income } or { $most-income } coins, with the Bank { $most-income } or { $bank-income }. There is no limit.

        Then the next player clockwise becomes the starter.

        The last round has an Income, too. In Loading you also earn coins: 1 per good from a merchant, 1 for any { $trade } goods in the Market Hall.

rules-end = How the game ends
    .text =
        There are { $rounds2 } rounds with 2 players, { $rounds3 } with 3, { $rounds4 } with 4, { $rounds5 } with 5.

        - The **last round** begins when the market is laid out and nothing but fire is left in the deck. You play it in full.
        - Then the **4th fire** burns for { $fire4 } points. In rare games the 3rd lies directly on top of it; then both burn.
        - Then all points are counted.

        The most points win. In a **tie** the tied player with more coins wins; if the coins are equal, too, you share the win.

rules-scoring = Scoring
    .text =
        During the game only fires give and take points. At the end you add:

        - **Contracts**: if complete, { $contract2 } points for 2 goods, { $contract3 } for 3, { $contract4 } for 4. Incomplete ones score nothing and cost nothing.
        - **Merchants**: 1 point each.
        - **Counting Offices**: { $office1 } points for 1, { $office2 } for 2, { $office3 } for 3, { $office4 } for all 4.
        - **Warehouse**: { $points-warehouse } point for each good in it.
        - **Boatsmen Church**: { $points-boatsmen-church } points. **St. Michaelis**: { $points-st-michaelis } points.
        - **Port**: 1 point for each of your ships.
        - **Chamber of Commerce**: 1 point for each of your coins. You keep them, so they still break ties.

        These score nothing by themselves: coins, ships, firemen, the Bank, and the good in your Market Hall.

        The coins are counted after the last Income. The most points win, and in a tie the most coins. A score below 0 is possible.

rules-cards = The kinds of cards
    .text =
        The game has { $cards } cards: { $deck-a } for winter, { $deck-b } for spring, { $deck-c } for summer, { $deck-d } for autumn, and the 4th fire.

        - **Ships** ({ $all-ship }): { $ship-b } each in spring, summer and autumn, with { $crates } goods each.
        - **Contracts** ({ $all-contract }): { $contract-a } in winter, { $contract-b } in spring, { $contract-c } in summer, for 2, 3 or 4 different goods.
        - **Firemen** ({ $all-fireman }), from 1 to { $strongest }, in all seasons. The strong ones come late.
        - **Fires** ({ $all-fire }): spring, summer, autumn, after the last round.
        - **Merchants** ({ $all-merchant }): one for each kind of goods, in winter.
        - **Counting Offices** ({ $all-counting-office }): { $counting-office-a } in winter, { $counting-office-b } in spring, { $counting-office-d } in autumn.
        - **Warehouse** in winter, **Bank** in summer.
        - **Port**, **Chamber of Commerce**, **Boatsmen Church** and **St. Michaelis** in autumn.

        `/{ command-card.name }` shows what a card does.

        Our sources do not list the goods on contracts, and only some seasons and values of firemen and fires. Those gaps we filled.

rules-players = What changes with the number of players
    .text =
        - **2 players**: { $row2 } cards a round, { $rounds2 } rounds, without the Port and an autumn Fireman 3.
        - **3 players**: { $row3 } cards a round, { $rounds3 } rounds, without the Boatsmen Church and an autumn Fireman 3.
        - **4 players**: { $row4 } cards a round, { $rounds4 } rounds, all cards.
        - **5 players**: { $row5 } cards a round, { $rounds5 } rounds, without the Boatsmen Church and an autumn Fireman 3.

        Always the same: { $workers } workers, { $coins } coins to begin with, { $income ->
            [one] { $income } coin
           *[other] { $income } coins
        } of Income and { $consolation } more if you bought nothing.

        So without extras you can spend { $spend2 } coins in a game with 2 players, { $spend3 } with 3, { $spend4 } with 4, { $spend5 } with 5. With 2 players no line can be full, for there are only { $both-workers } workers.

rules-credits = About this game
    .text =
        The board game **Die Speicherstadt** is by **Stefan Feld** and was published by eggertspiele in 2010, its expansion **Kaispeicher** in 2012.

        Kontor is an unofficial work by fans, not made, checked or endorsed by author or publisher.

        If you enjoy the game, play it at a real table when you can.
