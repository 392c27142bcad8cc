### The rules by topic: rules-<topic> is the title (up to 60 characters), rules-<topic>.text the page
### (400 to 1,500 characters, Discord's Markdown, no facts). One line here is one paragraph there.
### Topics in reading order: overview, supply, fires, demand, purchase, loading, markethall, income, end,
### scoring, cards, players, credits.


rules-overview = The game in short
    .text =
        You run a trading house in Hamburg's warehouse district. You compete for cards with { $workers } workers each, and every worker over a card raises its price, your own too.

        A round has { $phases } phases:

        - **Supply**: new cards, 1 more than players. Ships get goods; a fire burns at once.
        - **Demand**: in turn, place workers over the cards, one at a time.
        - **Purchase**: the first in line buys the card or passes to the next.
        - **Loading**: bring goods to contracts and merchants, or store them.
        - **Income**: coins for all; the next player starts.

        You begin with { $coins } coins and a Market Hall. Contracts, buildings and fires bring points; fires can cost some. After the last round the 4th fire burns. The most points win; coins break ties.

rules-supply = Supply: new cards, ships and goods
    .text =
        Cards come from the deck into the market, from left to right, 1 more than there are players. The deck follows the year: winter, spring, summer, autumn, each shuffled on its own. At the very bottom lies the 4th fire.

        - **A ship** receives { $crates } goods from the bag the moment it is turned up. You see them before you place workers. The first ships come in spring.
        - **A fire** interrupts. It is settled before the next card is turned, and that card takes its place. If that is a fire too, it burns as well.

        The **bag** and the **supply** are two different things:
        - All { $goods } goods start in the bag, { $each } of each kind, and leave it only on ships. The { $all-ship }th and last ship empties it.
        - The supply has no goods at the start. Goods that are sold, exchanged or lost go there, never back into the bag.
        - The goods of an unsold ship go to the supply, too.
        - Exchanges in the Market Hall take goods from the supply, never from the bag.

rules-fires = Fires and firemen
    .text =
        There are { $all-fire } fires: one each in spring, summer and autumn, and the last one after the last round. They are worth { $fire1 }, { $fire2 }, { $fire3 } and { $fire4 } points. When a fire comes up, all players compare the sums of their firemen.

        - **Highest sum**: you gain the value of the fire.
        - **Lowest sum**: you lose as much.
        - **In between**: nothing happens to you.
        - **Ties**: all who share the highest sum gain in full. All who share the lowest sum lose in full.
        - **All sums equal**, even all 0: no one gains or loses.
        - **No firemen** count as 0. You take part all the same.
        - With 2 players one gains and the other loses, unless the sums are equal.

        The points are booked at once, and your score may fall below 0. Firemen are not used up: they count at every later fire. A fireman bought in the last round still counts at the 4th fire.

rules-demand = Demand: placing workers
    .text =
        The starter begins. Clockwise, each of you places 1 worker over any card, at the end of the line there. This goes on until everyone has placed all { $workers } workers.

        - **You must place.** You cannot pass or save a worker for later.
        - Coins do not matter yet. You may stand in line for a card that you cannot pay, for example to make it more expensive for others.
        - You may have several workers in one line. Each of them is a chance to buy, but each of them also raises the price.
        - The first in line decides first and pays the most. Those behind pay less if those before them pass.
        - A line holds { $room } workers. When it is full, no one can join it.
        - Placed workers stay where they are until Purchase.

        A card may remain without workers. It is discarded in Purchase.

rules-purchase = Purchase: buying or passing
    .text =
        The cards are sold one by one, from left to right. The owner of the first worker in line decides:

        - **Buy**: you pay as many coins as workers stand in the line now, your own included. All workers of that line go home.
        - **Pass**: only this 1 worker goes home. The price falls by 1, and the next worker in line decides.

        What people ask:
        - Passing with one worker does not give up your others in the line. Each is asked in its turn, at the lower price, even if it is you twice in a row.
        - If you cannot pay, you pass.
        - If no one buys, or no worker stands there, the card is discarded. Goods on an unbought ship go to the supply.
        - A bought card works at once: a merchant in Loading of this round, the Bank in Income of this round.
        - You may buy several cards in a round. What you spend on the left is missing on the right.
        - Players never trade coins, goods or cards with each other.

rules-loading = Loading: what to do with goods
    .text =
        Everyone loads at the same time. The goods from ships that you bought this round, from your Warehouse and from your Market Hall are one common pool. Each good may go to:

        - **a contract** that still lacks it. You may fill a contract bit by bit over several rounds. Goods on a contract never come off again.
        - **a merchant** of yours who deals in it: 1 coin each, as many as you like.
        - **the Market Hall**: exchange { $exchange } goods for 1, or sell { $trade } for 1 coin.
        - **a store**: up to { $capacity } goods in the Warehouse, if you own it, and 1 in the Market Hall.

        What people ask:
        - Ships must be emptied in the round in which you buy them. The empty ships stay with you.
        - Whatever you neither use nor store is lost to the supply.
        - The limits of the stores only count when you are done. Until then your pool may be larger.
        - Without a new ship you may still use what you have stored.
        - Storing is never compulsory, and which of your contracts gets a good is up to you.

rules-markethall = The Market Hall
    .text =
        Everyone owns a Market Hall from the start. In Loading it does 3 things:

        - **Exchange**: put any { $exchange } goods into the supply and take 1 good of another kind from there.
        - **Sell**: put any { $trade } goods into the supply, of the same kind or not, and take 1 coin.
        - **Keep**: 1 good may stay here for a later round.

        You may exchange and sell as often as you like.

        What people ask:
        - The good that you want must lie in the supply before you exchange. It never comes from the bag.
        - You cannot get back a kind that you just gave for it.
        - A good from an exchange is free to use: load it, sell it, store it or exchange it again.
        - You may pay with goods from ships, from the Warehouse and from the Market Hall, never with goods on contracts.
        - All players share the supply and load at the same time. If two of you want the last tea there, the faster one gets it.
        - A good kept in the Market Hall scores nothing at the end.

rules-income = Income: coins for everyone
    .text =
        At the end of each round the coins come in:

        - **{ $income ->
            [one] { $income } coin
           *[other] { $income } coins
        }** for everyone.
        - **{ $consolation ->
            [one] { $consolation } coin
           *[other] { $consolation } coins
        } more** if you bought no card in this round, whatever the reason.
        - **{ $bank ->
            [one] { $bank } coin
           *[other] { $bank } coins
        } more** if you own the Bank. It pays already in the round in which you buy it.

        So you get { $income } or { $most-income } coins, and with the Bank { $most-income } or { $bank-income }. There is no limit to what you may hold, and the coins never run out.

        Then the starter role moves to the next player clockwise, and a new round begins.

        Other ways to money lie in Loading: merchants pay 1 coin for each good of their kind, and the Market Hall pays 1 coin for any { $trade } goods. The last round has an Income, too. Its coins count for the Chamber of Commerce and in ties.

rules-end = How the game ends
    .text =
        The number of rounds depends on the players: { $rounds2 } rounds with 2 players, { $rounds3 } with 3, { $rounds4 } with 4, and { $rounds5 } with 5.

        - The **last round** begins when all cards of the market are laid out and nothing but fire is left in the deck.
        - You play it in full, with Loading and Income.
        - Then the **4th fire** burns for { $fire4 } points. Firemen from the last round count.
        - In rare games the 3rd fire lies directly on top of the 4th. Then both burn after the last round, one after the other.
        - After that, all points are counted.

        The most points win. In a **tie**, the tied player with more coins wins. If the coins are equal too, you share the win.

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

        - **Ships** ({ $all-ship }): { $ship-b } each in spring, summer and autumn. They bring { $crates } goods from the bag.
        - **Contracts** ({ $all-contract }): { $contract-a } in winter, { $contract-b } in spring, { $contract-c } in summer. They want 2, 3 or 4 different goods.
        - **Firemen** ({ $all-fireman }), with values from 1 to { $strongest }, in all seasons. The strong ones come late.
        - **Fires** ({ $all-fire }): one each in spring, summer and autumn, one after the last round.
        - **Merchants** ({ $all-merchant }): one for each kind of goods, all in winter.
        - **Counting Offices** ({ $all-counting-office }): { $counting-office-a } in winter, { $counting-office-b } in spring, { $counting-office-d } in autumn.
        - **Warehouse** in winter, **Bank** in summer.
        - **Port**, **Chamber of Commerce**, **Boatsmen Church** and **St. Michaelis** in autumn.

        `/{ command-card.name }` shows what a card does.

        One thing to know: the sources of our rules do not list the goods on the contracts, and they name the seasons and values of firemen and the values of fires only in part. Where they are silent, we filled the gap.

rules-players = What changes with the number of players
    .text =
        - **2 players**: { $row2 } cards a round, { $rounds2 } rounds. The Port and an autumn Fireman 3 are not in the game.
        - **3 players**: { $row3 } cards a round, { $rounds3 } rounds. The Boatsmen Church and an autumn Fireman 3 are not in the game.
        - **4 players**: { $row4 } cards a round, { $rounds4 } rounds. All cards are in the game.
        - **5 players**: { $row5 } cards a round, { $rounds5 } rounds. The Boatsmen Church and an autumn Fireman 3 are not in the game.

        Always the same: { $workers } workers, { $coins } coins to begin with, { $income ->
            [one] { $income } coin
           *[other] { $income } coins
        } of Income and { $consolation } more if you bought nothing.

        What it means:
        - More players have fewer rounds and less money. Without any extras you can spend { $spend2 } coins in a game with 2 players, { $spend3 } with 3, { $spend4 } with 4, and { $spend5 } with 5.
        - With 2 players a line can never be full, for there are only { $both-workers } workers.
        - At a fire with 2 players one gains and the other loses, unless their sums are equal.

rules-credits = About this game
    .text =
        The board game **Die Speicherstadt** is by **Stefan Feld** and was published by eggertspiele in 2010. Its expansion **Kaispeicher** appeared in 2012.

        Kontor is an unofficial work by fans. It is not made, checked or endorsed by the author or the publisher. All words and pictures here are our own: the program contains no text of the rulebook and no art of the publisher.

        If you enjoy the game, tell your friends about it, and play it at a real table when you can.
