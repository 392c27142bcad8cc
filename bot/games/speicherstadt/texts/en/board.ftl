### The board of this game: what it asks, what can be pressed, who plays it.

## Seats and players

agent-beginner = beginner
    .temper = Knows the rules, still learning what things are worth
agent-quick = old hand
    .temper = Takes what looks good right now
agent-trader = trader
    .temper = Looks ahead to the end of the round
agent-master = master
    .temper = Plays hundreds of games in thought before each move
agent-miser = miser
    .temper = Would rather go without than pay a coin too much
agent-gambler = gambler
    .temper = Stakes everything on the big contracts
agent-warden = fire warden
    .temper = Sleeps badly without firemen
agent-hunter = contract hunter
    .temper = Can't resist a contract

## Board

game-speicherstadt = Die Speicherstadt
    .about = Warehouses, fires, and a line for every card: buy later, pay less. 2 to 5 players.
    .credits = *Die Speicherstadt* (2010) and *Kaispeicher* (2012) by **Stefan Feld**, published by eggertspiele.
game-kaispeicher = Kaispeicher
    .adds = more cards and goods, and a second row to reserve from
phase-supply = Supply
phase-demand = Demand
phase-purchase = Purchase
phase-loading = Loading
phase-income = Income
phase-finale = last fire
board-title = { $season } · round { $round } of { $rounds } · { $phase }
board-market = Market
board-houses = Players
board-nobody = no one yet
board-now = now { $price }
board-then = now { $price }, then { $ladder }
board-sold = sold to { $who }
board-gone = no buyer
board-supply-empty = Supply (for swaps): empty
# $kind: regular or grey workers.
ask-demand =
    { $kind ->
        [grey] { $who } may place a grey worker
       *[regular] { $left ->
            [one] { $who } places a worker (the last one)
           *[other] { $who } places a worker ({ $left } left)
        }
    }
ask-purchase = { $who } buys { $card } for { $price } or passes
# Who is asked, in brackets: the coins at hand; who would be asked next, and at what price.
ask-purse =
    { $coins ->
        [one] has { $coins } coin
       *[other] has { $coins } coins
    }
ask-next = next: { $who } for { $price }
ask-next-you = next: you again for { $price }
ask-last = no one else in line
ask-loading = { $who } loads goods
starter-mark = first
do-place = { $slot } { $card }
# $before: workers of others in front of the first own one; $own, $others: workers in line.
do-place-before =
    { $others ->
        [0] { $own ->
            [0] no one yet
            [1] only you
           *[other] only you ({ $own })
        }
       *[other] { $before ->
            [0] you are first
           *[other] { $before } before you
        }
    }
do-place-broke = you have no coins
do-buy = Buy for { $price }
do-pass = Pass
do-pass-on = Pass to { $who } for { $price }
do-pass-again = Pass (you again for { $price })

## Ping

ping-end = { $people }: { $game } is over, the last fire is out. { $result } { $link }
ping-demand = place a worker
ping-purchase = buy a card or pass
ping-loading = load your goods

## End

end-tie-break = Tie on points: coins decide.
care-contract = The stand-in sends workers to the shortest line (leftmost if tied), pays at most { $price } coins for a card, loads goods where they fit best, and plays no cards out of turn.
