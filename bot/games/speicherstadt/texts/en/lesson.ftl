### What the lesson says, each sentence once: lesson-<moment>, as engine/games/speicherstadt/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

lesson-goal = The most points win. Contracts score once all their goods are on them, buildings on their own; fires cost you points if you have too few firemen.

## Questions

lesson-demand = Press a card you want: one of your { $workers } workers joins its line. That is free, but every worker in line, yours too, makes the card cost 1 coin more.
lesson-purchase = Now the cards are sold, number 1 first, for 1 coin per worker in line. Too much? Pass: your worker goes home, and the next in line pays 1 less.
lesson-loading = Your goods need a place: a contract, a merchant or your storage. Check the plan, then press “{ loading-confirm }”. Goods without a place are lost.

## What comes up

lesson-contract = A contract scores when all its goods are on it: the one for tea and rubber gives { $contract2 } points. Ships bring goods from spring on, here in round 4. An open contract costs nothing.
lesson-merchant = A merchant buys goods of 1 kind for 1 coin each and is worth 1 point. Sell what no contract needs.
lesson-fire = A fire has burned: the highest fire strength gained its points, the lowest lost as many. The next ones are worth { $fire2 }, { $fire3 } and { $fire4 }.
lesson-ship = A ship has come. Its buyer gets the { $crates } goods on it at once: does a contract or a merchant of yours want them?
lesson-fireman = The numbers on your firemen are your fire strength. At all { $all-fire } fires the highest gains points, the lowest loses them: a fireman bought early helps all game.
lesson-warehouse = The Warehouse keeps up to { $capacity } goods for later rounds. Without it only 1 good stays, in your Market Hall.
lesson-counting-office = Counting Offices count together: { $office1 } points for 1, { $office2 } for 2, { $office3 } for 3, { $office4 } for all 4.
lesson-income = The round is over: everyone gets 1 coin, and 1 more if you bought nothing. So a round of saving is not lost.
lesson-complete = Your contract is complete: no one can take its points away.

## Slips

lesson-lost = You lost goods. A contract, a merchant, your storage or the Market Hall (1 coin for any { $trade } goods) would have taken them.
lesson-dear = That was expensive: a round earns you only 1 or { $most-income } coins. Pass first and let the others decide; the card often gets cheaper.
lesson-cheap = Nearly every card is worth 1 coin, and now no one has it. You would have earned that coin back next round.
