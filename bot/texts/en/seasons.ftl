### /season: seasons of a server, and their boards.

command-season = The season of this server: places, your games, the rules
    .name = season

season-title = Season
season-do-mine = My season
season-do-rules = Rules of the season
season-do-record = Record
season-do-here = Show it here
season-pick-earlier = Earlier seasons …
season-record-here = The record of this season. It names nobody; docs/seasons.md of the program says how to compute every place from it.

## Open season

# $month reads “December 2026”.
open-title = Season of { $month }
open-do-start = Start the open season
open-do-stop = End the open season
open-none = There is no season on this server. Who manages the server starts one here with a single press.
open-none-manager = In an open season every rated game of the month counts, at any table of this server. Nobody signs up, nobody is called: a board in this channel shows the places. It begins anew each month, until you end it.
open-until = Every rated game among people counts until { $when } ({ $left }).
open-over = The season is over, after { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }.
open-nobody = Nobody has a place yet: it takes { $least } games. /{ command-new.name } opens a table.
open-waiting = **On the way to { $least } games:** { $who }
open-short = { $who } { $games }
open-mean = { $mean } points a game ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
open-legend = Points by place: 10 6 3 1 at a table of four · the mean of the best 6 games counts
open-mine = **You are at place { $rank }**: { $mean }
open-mine-short = **You have { $games } of { $least } games** that you need for a place.
open-mine-none = **No game of yours counts yet.** Play a rated game with others on this server, and you are in.
open-mine-games = Your games that count: { $points } ({ $played } played)
open-stop-really = The places of now are final then, and no further month begins. Games that run go on. End the open season?
open-rules = - Every game of this server that is rated and that at least two people play counts for the month in which it ends.
    - Points by place: 10 0 for two, 10 4 1 for three, 10 6 3 1 for four, 10 7 4 3 1 for five. Tied players share. A seat that was lost brings 0.
    - The mean of your best { $best } games is your result. You need { $least } for a place.
    - At most { $same } games with the same three people count, so play with many.
    - Equal means: more victories, then the games against each other, then the share of the winner's points.
    - The month ends on its last day at 20:00.
