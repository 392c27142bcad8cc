### What everybody sees: the lobby, the board, the ping, the end.

## Seats and players

# A computer player in a seat; $name is a first name from the list below, $kind one of the kinds.
agent-name = { $name } (bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
agent-quick = beginner
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
    .temper = Cannot leave a contract lying
unknown-player = a player

## Lobby

lobby-title = { $game }: who plays?
lobby-expansions = with { $expansions }
lobby-free = free seat
lobby-host = { $who } (host)
lobby-hint =
    { $ready ->
        [full] { $host } can start now. All { $limit } seats are taken.
        [yes] { $host } can start now, or wait for more players. Seats: { $taken } of { $limit }.
       *[no] Two players are needed. Take a seat with Join, or let a bot sit down. Seats: { $taken } of { $limit }.
    }
lobby-join = Join
lobby-leave = Leave
lobby-add-bot = Add a computer player …
lobby-remove-bot = Remove bot
lobby-start = Start
lobby-closed = This table was closed before it began. /{ command-new.name } opens another one.

## Board

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn

game-speicherstadt = Die Speicherstadt
game-kaispeicher = Kaispeicher

phase-supply = Supply
phase-demand = Demand
phase-purchase = Purchase
phase-loading = Loading
phase-income = Income
phase-finale = last fire

board-title = { $season } · round { $round } of { $rounds } · { $phase }
board-market = Market
board-houses = Houses
board-latest = Latest
board-nobody = nobody yet
board-now = now { $price }
board-then = now { $price }, then { $ladder }
board-sold = sold to { $who }
board-gone = no buyer
board-supply = Supply: { $goods }
board-supply-empty = Supply: no goods yet
board-office = My office
board-log = Log
board-standings = Standings
board-read = Read as text
board-legend = 🪙 coins · ★ points so far · 🔥 fire strength · ⛵ ships · 👷 workers left

# $kind: regular or grey workers.
ask-demand =
    { $kind ->
        [grey] { $who } may place a grey worker
       *[regular] { $left ->
            [one] { $who } places a worker (the last one)
           *[other] { $who } places a worker ({ $left } left)
        }
    }
ask-purchase = { $who } buys or leaves { $card } for { $price }
ask-loading = { $who } loads goods (in “My office”)
# $when reads “2 hours ago”.
ask-since = asked { $when }
starter-mark = first

do-place = { $slot } { $card }
do-buy = Buy for { $price }
do-buy-ladder = Buy for { $price } (then { $ladder })
do-pass = Leave it

## Ping

ping-end = { $people }: { $game } is over, the last fire is out. { $link }
ping-demand = place a worker
ping-purchase = buy or leave a card
ping-loading = load your goods

## End

end-title = { $game }: the harbour is quiet
end-winner = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Well traded!
end-shared = { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Well traded!
end-tie-break = Equal points: coins decide.
end-early = This table was ended before the game was over.
end-rematch = Rematch
end-record = Record
end-replay = Replay
# The backslash keeps Discord from making a list of it, which would number equal ranks on.
end-place = { $rank }\. { $who }
