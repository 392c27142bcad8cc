### What the lesson says, each sentence once: lesson-<moment>, as engine/games/speicherstadt/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

lesson-goal = The goal is points. Contracts bring them once their goods have come, buildings count by themselves, and fires cost players with too few firemen. In the end the most points win.

## Questions

lesson-demand = Press the card that you would like to have: one of your 3 workers goes and stands over it. Nothing is paid yet, but every worker over a card, yours too, makes it dearer by 1 coin.
lesson-purchase = Now the cards are sold, from left to right. A card costs 1 coin for each worker over it. If that is too much, leave it: your worker goes home, and the next in line pays 1 less.
lesson-loading = Your goods must find a place now: on a contract, with a merchant, in a store. Look at the plan, then press “Confirm”. What finds no place is lost.

## What comes up

lesson-contract = A contract brings its points when all its goods have come: the small one, for tea and rubber, 5. Goods come by ship, in spring, which is round 4 here. It costs nothing if it stays open.
lesson-merchant = A merchant buys goods of one kind from you, for 1 coin each, and is worth 1 point. That is how goods that no contract wants still pay.
lesson-fire = A fire has burned: the player with the strongest firemen gained its points, and the weakest lost as many. The next ones are worth 2, 3 and 4.
lesson-ship = A ship has come. Whoever buys it gets the 3 goods on it, at once: look whether a contract or a merchant of yours wants them.
lesson-fireman = Firemen count at all 4 fires. The strongest seat gains points, the weakest loses them, so one early fireman protects you for the whole game.
lesson-warehouse = The Warehouse keeps up to 4 goods for later rounds. Without it only 1 good stays, in your Market Hall.
lesson-counting-office = Counting Offices count together: 2 points for one, 5 for two, 9 for three, 14 for all four.
lesson-income = The round is over and coins have come: 1 for everyone, 1 more if you bought nothing. So saving a round pays.
lesson-complete = Your contract is complete: its points are yours at the end, and no one can take them away.

## Slips

lesson-lost = Goods were lost. A contract, a merchant, the stores, or the Market Hall, which gives 1 coin for any 2 goods, would have taken them.
lesson-dear = That was expensive: a round earns you only 1 or 2 coins. Pass first and let the others decide; the card often gets cheaper.
lesson-cheap = For 1 coin nearly every card is worth it, and now no one has it: you earn a new coin next round.
