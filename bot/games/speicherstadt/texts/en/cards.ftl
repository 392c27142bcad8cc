### Cards and goods of the base game.
###
### How a presenter finds the words of a card (ids and kinds with "-" for "_"):
###   name    card-<id>           there is one for every card
###   effect  card-<id>.effect,   else kind-<kind>.effect
###   short   card-<id>.short,    else kind-<kind>.short, else nothing: the name says it, or the goods do
###
### Facts for all of them: the fields of the card. Numbers as numbers ($coins, $points, $value, $crates,
### $capacity, $give, $uses), $good as the localised word, $goods as localised words joined with ", ".
### Name: up to 22 characters (buttons). Short: up to 26 (the market on a phone). Effect: up to 300.


## Amounts

amount-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
amount-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-crates =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }


## Goods: the word inside a sentence, and the two or three letters that mark a crate, which nothing else uses.

good-coffee = coffee
    .mark = Cfe
good-tea = tea
    .mark = Te
good-saffron = saffron
    .mark = Saf
good-rubber = rubber
    .mark = Rub
good-carpet = carpet
    .mark = Crp


## Decks

deck-a = Winter
deck-b = Spring
deck-c = Summer
deck-d = Autumn
# Only the last fire; it burns in autumn.
deck-e = Autumn


## Kinds of cards: the word, and what cards of one kind share

kind-merchant = Merchant
    .effect =
        In Loading, sell any number of { $good } here for { amount-coins } each.{ $points ->
            [0] { "" }
           *[other] { " " }Worth { amount-points } at the end.
        }
    .short = { $good }: { amount-coins } each

kind-warehouse = Warehouse
    .effect = Keeps up to { $capacity } goods from round to round. Each good still in it at the end is worth { amount-points }.
    .short = keeps { $capacity }, { amount-points } each

kind-counting-office = Counting Office
    .effect = Worth more together. At the end you get { $owned1 } points for 1 Counting Office, { $owned2 } for 2, { $owned3 } for 3, and { $owned4 } for 4 or more.
    .short = { $owned1 }, { $owned2 }, { $owned3 } or { $owned4 } points

kind-ship = Ship
    .effect =
        { $crates ->
            [one] { $crates } good is
           *[other] { $crates } goods are
        } drawn from the bag onto it when it is laid out. If you buy it, you unload it in Loading of the same round. The empty ship stays with you.

kind-contract = Contract
    .name = Contract { $points }
    .effect = Needs { $goods }. Fill it in Loading, over as many rounds as you like. Goods on it stay there. Worth { amount-points } at the end if complete, otherwise nothing.

kind-fireman = Fireman
    .name = Fireman { $value }
    .effect = Adds { $value } to your fire strength at every fire. The highest fire strength gains points, the lowest loses as many.

kind-fire = Fire
    .effect =
        Burns as soon as it is turned up. The highest fire strength gains { $value ->
            [one] { $value } point
           *[other] { $value } points
        }, the lowest loses as many. All who are tied gain or lose in full. If all are equal, nothing happens.

kind-income = Income

kind-point-building = Point building
    .effect = Worth { amount-points } at the end.
    .short = { amount-points } at the end

kind-end-bonus = End bonus


## The start card of every player; it is never for sale

card-market-hall = Market Hall
    .effect = In Loading: swap { $exchange } goods for 1 of another kind from the supply, or sell any { $trade } goods for 1 coin, as often as you like. It also keeps 1 good for later. That good scores nothing.
    .short = swap { $exchange }:1, keep 1


## Merchants

card-coffee-roaster = Coffee Roaster
card-tea-taster = Tea Taster
card-spice-trader = Spice Trader
card-vulcanizer = Vulcanizer
card-carpet-trader = Carpet Trader


## Buildings

card-warehouse = Warehouse

card-counting-office-a = { kind-counting-office }
card-counting-office-b = { kind-counting-office }
card-counting-office-d = { kind-counting-office }

card-bank = Bank
    .effect = You get { amount-coins } more in every Income, already in the round in which you buy it.
    .short = +{ amount-coins } each round

card-st-michaelis = St. Michaelis

card-boatsmen-church = Boatsmen Church

card-port = Port
    .effect = At the end you get { amount-points } for each ship you own, whatever its size.
    .short = { amount-points } for each ship

card-chamber-of-commerce = Chamber of Commerce
    .effect = At the end you get { amount-points } for each coin you hold. You keep the coins, so they still break ties.
    .short = { amount-points } for each coin


## Ships

card-ship-b = { kind-ship }
card-ship-c = { kind-ship }
card-ship-d = { kind-ship }


## Firemen and fires

card-fireman-1-a = { kind-fireman.name }
card-fireman-2-a = { kind-fireman.name }
card-fireman-1-b = { kind-fireman.name }
card-fireman-2-b = { kind-fireman.name }
card-fireman-3-b = { kind-fireman.name }
card-fireman-3-c = { kind-fireman.name }
card-fireman-4-c = { kind-fireman.name }
card-fireman-3-d = { kind-fireman.name }
card-fireman-4-d = { kind-fireman.name }
card-fireman-5-d = { kind-fireman.name }

card-fire-1 = 1st Fire
card-fire-2 = 2nd Fire
card-fire-3 = 3rd Fire
card-fire-4 = 4th Fire
    .effect =
        Burns after the last round. The highest fire strength gains { $value ->
            [one] { $value } point
           *[other] { $value } points
        }, the lowest loses as many. All who are tied gain or lose in full. If all are equal, nothing happens.


## Contracts

card-contract-a1-small = { kind-contract.name }
card-contract-a2-medium = { kind-contract.name }
card-contract-a3-large = { kind-contract.name }
card-contract-b1-small = { kind-contract.name }
card-contract-b2-medium = { kind-contract.name }
card-contract-b3-large = { kind-contract.name }
card-contract-c1-small = { kind-contract.name }
card-contract-c2-medium = { kind-contract.name }
card-contract-c3-medium = { kind-contract.name }
card-contract-c4-large = { kind-contract.name }


## Lines of the final score

score-fires = Fires
score-contracts = Contracts
score-merchants = Merchants
score-offices = Counting Offices
score-warehouse = Warehouse
score-buildings = Point buildings
score-port = Port
score-chamber = Chamber of Commerce


# How many of a card lie in a box: each season with its number.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
