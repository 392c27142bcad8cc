### What the lesson says, each sentence once: lesson-<moment>, as engine/games/speicherstadt/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

lesson-goal = Contracts bring points once their goods have come, buildings just count, and fires cost players with too few firemen.

## Questions

lesson-demand = Press the card that you would like: one of your { $workers } workers stands over it. You pay nothing yet, but every worker there, yours too, makes it 1 coin dearer.
lesson-purchase = Now the cards are sold, from left to right, for 1 coin per worker over them. Too much? Pass: your worker goes home, and the next in line pays 1 less.
lesson-loading = Your goods need a place now: on a contract, with a merchant, in a store. Look at the plan, then press “{ loading-confirm }”. What finds no place is lost.

## What comes up

lesson-contract = A contract brings its points when all its goods have come: the small one, for tea and rubber, { $contract2 }. Ships bring goods in spring, here from round 4. Left open, it costs nothing.
lesson-merchant = A merchant buys goods of one kind, for 1 coin each, and is worth 1 point: for goods that no contract wants.
lesson-fire = A fire has burned: the strongest firemen gained its points, the weakest lost as many. The next ones are worth { $fire2 }, { $fire3 } and { $fire4 }.
lesson-ship = A ship has come. Its buyer gets the { $crates } goods on it at once: does a contract or a merchant of yours want them?
lesson-fireman = Firemen count at all { $all-fire } fires: the strongest seat gains points, the weakest loses them. One early fireman protects you for the whole game.
lesson-warehouse = The Warehouse keeps up to { $capacity } goods for later rounds. Without it only 1 good stays, in your Market Hall.
lesson-counting-office = Counting Offices count together: { $office1 } points for 1, { $office2 } for 2, { $office3 } for 3, { $office4 } for all 4.
lesson-income = The round is over and coins have come: 1 for everyone, 1 more if you bought nothing. So saving a round pays.
lesson-complete = Your contract is complete: no one can take its points away.

## Slips

lesson-lost = You lost goods. A contract, a merchant, the stores or the Market Hall (1 coin for any { $trade } goods) would have taken them.
lesson-dear = That was expensive: a round earns you only 1 or { $most-income } coins. Pass first and let the others decide; the card often gets cheaper.
lesson-cheap = For 1 coin nearly every card is worth it, and now no one has it: you earn a new coin next round.
