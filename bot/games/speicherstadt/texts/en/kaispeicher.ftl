### Cards and goods of the expansion Kaispeicher. How they are looked up: see cards.ftl.


## Goods

good-hemp = hemp
    .mark = Hp
good-cloth = cloth
    .mark = Clt
good-glass = glass
    .mark = Gls


## Kinds of cards that are new

kind-factory = Factory
    .effect = In Loading, deliver any number of { $good } here for { amount-points } each, at once. The goods go to the supply.
    .short = { $good }: { amount-points } each

kind-one-shot = Single use

kind-exchange = Exchange

kind-on-purchase = On purchase

kind-break = Break

kind-extra-workers = Extra workers

kind-fire-modifier = Fire protection


## Ships, contracts, offices, firemen

small-ship = { kind-ship } ({ amount-crates })
card-k-ship-1-b = { small-ship }
card-k-ship-2-b = { small-ship }
card-k-ship-1-c = { small-ship }
card-k-ship-2-c = { small-ship }
card-k-ship-1-d = { small-ship }
card-k-ship-2-d = { small-ship }

card-k-contract-b-small = { kind-contract.name }
card-k-contract-b-medium = { kind-contract.name }
card-k-contract-c-small = { kind-contract.name }
card-k-contract-c-medium = { kind-contract.name }
card-k-contract-d-small = { kind-contract.name }
card-k-contract-d-medium = { kind-contract.name }

card-k-counting-office-c = { kind-counting-office }
card-k-counting-office-d = { kind-counting-office }

card-k-fireman-1-a = { kind-fireman.name }
card-k-fireman-2-a = { kind-fireman.name }
card-k-fireman-3-b = { kind-fireman.name }
card-k-fireman-4-c = { kind-fireman.name }
card-k-fireman-5-d = { kind-fireman.name }


## Factories and merchants

card-coffee-roastery = Coffee Roastery
card-tea-house = Tea House
card-spice-store = Spice Store
card-rubber-factory = Rubber Factory
card-carpet-store = Carpet Store

card-tailor = Tailor
card-glassblower = Glassblower
card-rope-maker = Rope Maker


## Point buildings

card-lighthouse = Lighthouse
card-theatre = Theatre
card-davidwache = Davidwache
card-music-hall = Music Hall
card-city-hall = City Hall


## Points at the end

card-press = Press
    .effect = At the end you get { amount-points } for each of your fireman cards, whatever its value. The Fire Engine is no fireman.
    .short = { amount-points } for each fireman

card-mayor = Mayor
    .effect = At the end the printed points of your best point building count twice. Point buildings are the 7 with a fixed value of 1 to 5 points, such as the Lighthouse.
    .short = best building counts twice

card-harbour-tour = Harbour Tour
    .effect = At the end you get { amount-points } more for each of your point buildings. Those are the 7 with a fixed value of 1 to 5 points, such as the Lighthouse.
    .short = +{ $points } per point building

card-deichtorhallen = Deichtorhallen
    .effect = At the end you get { amount-points } more for each of your merchants. Those are the 8 cards that pay coins for one kind of goods.
    .short = +{ amount-points } for each merchant

card-accountant = Accountant
    .effect = At the end you get { amount-points } for each contract you own, complete or not.
    .short = { amount-points } for each contract


## Cards that act

card-spy = Spy
    .effect = Once, right before Purchase, you may swap one of your workers with another player's worker. They may stand anywhere, on reserved cards, too. Then the Spy is discarded.
    .short = swap 2 workers, once

card-fish-market = Fish Market
    .effect = Once, when you are asked to buy a card, you may take it for free, reserved cards included. You need no coins for that. Then the Fish Market is discarded.
    .short = take 1 card for free

card-harbour-master = Harbour Master
    .effect = In Loading your exchange in the Market Hall costs { $give } goods instead of { $exchange }, as often as you like.
    .short = exchange { $give } goods for 1

card-savings-bank = Savings Bank
    .effect = Gives you { amount-coins } when you buy it. Then it is discarded. You must be able to pay its price first.
    .short = { amount-coins } at once

card-thief = Thief
    .effect = When you buy it, each other player gives you { amount-coins }; a player without coins gives nothing. Then the Thief is discarded. You must be able to pay its price first.
    .short = { amount-coins } from each player

card-auction-hall = Auction Hall
    .effect = Once, at any time, take 1 good from the supply and load it at once. It goes on a contract, to a merchant or factory, or into free storage. Then the Auction Hall is discarded.
    .short = 1 good from the supply

card-smuggler = Smuggler
    .effect = Once, at any time, take 1 good from another player's incomplete contract and load it at once. It goes on a contract, to a merchant or factory, or into free storage. Then the Smuggler is discarded.
    .short = steal 1 good, once

card-truck = Truck
    .effect = Once, at any time, take 1 to 3 goods off your contracts, complete ones too, and put all of them on your contracts again, on any matching spaces. Then the Truck is discarded.
    .short = move 3 contract goods

card-coffee-break = Coffee Break
    .effect = { $uses } times in the game you may wait in Demand instead of placing a worker. You and at least one other player must still have regular workers. After { $uses } breaks the card is discarded.
    .short = wait { $uses } times in Demand

card-warehouse-worker = Warehouse Worker
    .effect = Brings { $uses } grey workers. In Demand, once all your own workers are placed, you may place one or both. They count as yours, and each leaves the game after that Purchase. When both are used, the card is discarded.
    .short = { $uses } grey workers, once each

card-fire-chief = Fire Chief
    .effect = Once, when a fire gives you points, you may double them. If it is still unused, it works automatically at the 4th fire, if you gain there. Then it is discarded.
    .short = doubles 1 gain at a fire

card-insurance = Insurance
    .effect = Each time a fire costs you points, you may pay { amount-coins } to lose none. It works at every fire.
    .short = { amount-coins } cancel a loss

card-fire-engine = Fire Engine
    .effect = At every fire the value of your highest fireman counts twice. Without a fireman it does nothing.
    .short = best fireman counts twice


## Lines of the final score

score-factories = Factories
score-press = Press
score-mayor = Mayor
score-harbour-tour = Harbour Tour
score-deichtorhallen = Deichtorhallen
score-accountant = Accountant
