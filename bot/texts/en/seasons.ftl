### /season: seasons of a server, and their boards.

command-season = The season of this server: places, your games, the rules
    .name = season

season-title = Season
season-do-mine = My season
season-do-rules = Rules of the season
season-do-record = Season file
season-do-calendar = Calendar
season-do-here = Show it here
season-pick-earlier = Other seasons …
season-pick-part = Standings of …
season-pick-channels = Tables: threads, or channels …
season-tables-in = Tables in { $channels }, then in threads.
season-record-here = This file holds the season, without names; docs/seasons.md of the program says how to compute every place from it.
season-calendar-here = The dates of this season, for your calendar.
season-date-closes = sign-up ends
season-date-checks = confirm that you play
season-date-starts = begins
season-date-groups = groups end
season-date-ends = ends

## Fair play

fair-list-title = Fair play
fair-list-from = From { $analysed } analysed games of the newest { $games } rated ones here. *{ analysis-open }* below a finished game analyses it.
fair-list-none = No pair stands out. A pair takes { $least } analysed games together.
fair-list-note = A reason to look, no proof: friends who like the same plans stand out, too. Only managers see this list.
fair-list-pair = **{ $first } and { $second }**: { $mean } points a game given to each other in { $games } games, far more than chance explains
fair-list-gift = Table { $table }, move { $move }: { $giver } to { $taker }, { $points } points
fair-list-hidden = { $who } hides their profile: their decisions are not listed.

## Open season

# $month reads “December 2026”.
open-title = Season of { $month }
open-do-start = Start the open season
open-do-stop = End the open season
open-none = No season on this server yet. A server manager can start one here.
open-none-manager = Open season: every rated game of the month counts, at any table on this server. No sign-up, no pings; a board in this channel shows the places. It starts anew every month until you end it.
open-until = Every rated game with other people counts until { $when } ({ $left }).
open-over = The season is over, after { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }.
open-nobody = No one is ranked yet: you need { $least } games. /{ command-new.name } opens a table.
open-waiting = **{ $over ->
        [yes] Not ranked (fewer than { $least } games):
       *[no] Not ranked yet (fewer than { $least } games):
    }** { $who }
open-short = { $who } { $games }
open-mean =
    { $mean } points per game ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
open-legend = Points by place: 10 6 3 1 at a table of 4 · your best 6 games count, on average
open-mine = **You are in place { $rank }**: { $mean }
open-mine-short = **You have { $games } of the { $least } games** you need to be ranked.
open-mine-none = **No game of yours counts yet.** Play a rated game with others on this server, and you are in.
open-mine-games = Your games that count: { $points }{ $more ->
        [yes] { " " }(the best of { $played })
       *[no] { "" }
    }
open-stop-really = The places become final, and no new month starts. Running games go on. End the open season?
open-rules =
    - Every rated game on this server with at least 2 people counts for the month in which it ends.
    - Points by place: 10 0 for 2 players, 10 4 1 for 3, 10 6 3 1 for 4, 10 7 4 3 1 for 5. Ties share. A lost seat brings 0.
    - Your result is the average of your best { $best } games. You need { $least } to be ranked.
    - At most { $same } games with the same 3 people count; up to { $least } if you have no others.
    - Ties: more wins, then the games against each other, then the share of the winner's points.
    - The month ends on its last day at 20:00.

## League and cup

season-title-league = League { $number } · { $game }
season-title-cup = Cup { $number } · { $game }
season-do-league = Start a league
season-do-cup = Start a cup
season-do-another = Start another season
season-line-league = **League:** divisions of 5 to 9; everyone plays on every seat, the best go up, the last go down. The next season follows automatically.
season-line-cup = **Cup:** groups first, then the best of them play one table for the cup.
season-what-league = Players sign up below the board in this channel. On the first day at 20:00 ({ $zone }, /{ command-settings.name }) tables open in threads; on the last day at 20:00 stand-ins finish open games. With { $days } days or more until the first day, players confirm two days before.
season-what-cup = Players sign up below the board in this channel. On the first day at 20:00 ({ $zone }, /{ command-settings.name }) the groups' tables open in threads, then their winners play one table; on the last day at 20:00 stand-ins finish open games. With { $days } days or more until the first day, players confirm two days before.
season-form-game = Game
season-form-seats = Seats of a table
season-form-first = First day
season-form-weeks = How long
season-weeks = { $number ->
        [one] { $number } week
       *[other] { $number } weeks
    }
season-form-role = I sign up …
season-role-plays = to play
season-role-both = to play, and as a reserve
season-role-reserve = only as a reserve
season-means-league = You play { $tables ->
        [2] all others of your division once, at the same time
       *[other] { $tables } games at once
    }, from { $from } to { $until }: plan about 2 visits a day. Clock: 3 days, +8 hours per move; it stops in your quiet hours. On the last day stand-ins finish open games.
season-means-cup = You play { $tables ->
        [2] all others of your group once, at the same time
       *[other] { $tables } games at once in a group
    }, from { $from }: plan about 2 visits a day. The best play 1 table for the cup, until { $until }. Clock: 3 days, +8 hours per move; it stops in your quiet hours. At the end stand-ins finish open games.
season-means-reserve = A reserve takes a seat when a player leaves early.
season-dates = Sign up until { $until }. The season begins { $start }; confirm in the two days before.
season-dates-short = Sign up until { $until }, when the season begins.
season-closed = Sign-up is closed. Players confirm from { $when }.
season-confirm-until = Confirm by { $when }, when the season begins. Players who don't confirm become reserves.
season-nobody = No one has signed up yet.
season-players = **{ $number } { $number ->
        [one] player
       *[other] players
    }:** { $who }
season-more = { $who } · and { $number } more
season-confirmed = **Confirmed: { $confirmed } of { $number }.**{ $missing ->
        [yes] { " Not yet: " }{ $who }
       *[no] { "" }
    }
season-reserves = **Reserves:** { $who }
season-cancelled = { $begun ->
        [yes] This season was called off.
       *[no] This season was called off before it began.
    }
season-called-off = { $solo ->
        [yes] No attempt gets a place. Open games go on.
       *[no] Its points do not count. Open games go on and stay rated.
    }
season-over = The season is over.
season-runs = Games end by { $until } ({ $left }).
season-lacks = **The bot has not been able to open tables since { $since }.** In { $channel } it needs: { $names }. When a manager of this server grants that, the season goes on by itself.
season-lacks-gone = **This season's channel has been gone since { $since }.** A manager of this server can choose another one: “{ season-do-here }” in /{ command-season.name } there. Then the season goes on.
season-lacks-refused = **Discord has refused tables in { $channel } since { $since }.** The bot keeps trying. A manager of this server can choose another channel: “{ season-do-here }” in /{ command-season.name } there.
season-do-move = Choose another channel
season-move-which = Which channel should the season go on in?
season-move-none = I can't open tables in any channel that you see. Give me the permissions in one, then press again.
season-moved = The season goes on in { $channel }.
season-part-division = Division { $number }
season-part-group = Group { $number }
season-part-final = Final
season-waits = { $where } · waiting for { $who }
season-free = A seat is free at { $where }. Reserves take it in “{ season-do-mine }”.
season-column-points = points
season-column-games = games
season-column-reach = can finish
season-column-lead = lead
season-places = Places
season-leaders = Leaders
season-way-rose = goes up
season-way-fell = goes down
season-until = until { $when }
season-opening = { $number ->
        [one] { $number } table is being opened.
       *[other] { $number } tables are being opened.
    }
season-left = out of the season
season-reach = { $same ->
        [yes] finishes { $best }
       *[no] can finish { $best }–{ $worst }
    }
season-legend =
    Place · average points per game · games played{ $moves ->
        [yes] { " · ▲ goes up, ▼ goes down" }
       *[no] { "" }
    }{ $tied ->
        [yes] { " · equal points: more wins first, then the games against each other" }
       *[no] { "" }
    }
season-thread-league = League { $season }{ $part } · Table { $number }
season-thread-cup = Cup { $season }{ $part } · Table { $number }
season-thread-duplicate = Duplicate week { $season }{ $part } · Table { $number }
season-do-join = Sign up
season-do-change = Change my sign-up
season-do-reserve = Sign up as a reserve
season-do-confirm = I will play
season-do-withdraw = Withdraw
season-do-pause = Pause for a week
season-do-step = Take the seat at table { $number }
season-do-cancel = Call it off
season-do-last = Make it the last season
season-ask-withdraw =
    { $stage ->
        [running] Stand-ins finish your open games; they count 0 points for you. You cannot play on in this season. Withdraw?
        [late] Your place goes to others; from now on you can come back as a reserve only. Withdraw?
       *[early] Your place goes to others. You can come back until sign-up ends. Withdraw?
    }
season-ask-pause = Your clocks stop for a week, at all your tables here and elsewhere. You can do this once a season; /{ command-settings.name } ends it early. Pause now?
season-ask-cancel = { $stage ->
        [running] This season's places and points do not count, and no one goes up or down. Open games go on and stay rated; stand-ins finish them { $until }. No more tables open, and no season follows. Call it off?
        [solo] No attempt gets a place, and nothing stays hidden. Open games go on; stand-ins finish them { $until }. Call it off?
       *[early] No one plays this season. Call it off?
    }
season-ask-last = You play this season to the end, and no new one follows. Continue?
season-mine-signed = **You have signed up.** The season begins { $start }.{ $asks ->
        [yes] { " Two days before, a message here asks you to confirm." }
       *[no] { "" }
    }
season-mine-confirmed = **You have confirmed.** The season begins { $start }.
season-mine-confirm = **Please confirm by { $start } that you play**, or your place goes to others.
season-mine-reserve = **You are a reserve.** When a player leaves early, you can take the seat here.
season-mine-stepped = **You have stepped in as a reserve.**
season-mine-paused = **Your clocks are stopped until { $until }.**
season-mine-withdrawn = **You have withdrawn.**
season-mine-place =
    { $more ->
        [begun] **Your games have begun.**
        [left] **This season is over for you.**
        [over] **You finished in place { $rank } of { $of }** with { $mean } points per game.
        [any] **You are in place { $rank } of { $of }** with { $mean } points per game.
        [sure] **You will finish in place { $best } of { $of }**, with { $mean } points per game so far.
       *[open] **You are in place { $rank } of { $of }** with { $mean } points per game. You can still finish in place { $best } to { $worst }.
    }
season-mine-opening = Your table { $number } is being opened.
season-mine-waiting = Your table { $number } opens as soon as the bot can open it.
season-mine-table = { $where } · round { $round }{ $due ->
        [yes] { " · **it is your turn**" }
       *[no] { "" }
    }
season-say-confirm = **{ $title }** begins { $start }. Press “{ season-do-confirm }” by then, or your place goes to others.
season-say-start = { $stage ->
        [cancelled] **{ $title }** was called off: too few players.
       *[other] **{ $title }** has begun. { $waits ->
            [yes] Your tables open as soon as the bot is allowed to; the board says what is missing.
           *[no] Your tables open one after the other; the bot pings you when it is your turn.
        }
    }
season-say-half = **{ $title }**: half-time. Games go on until { $until }.{ $again ->
        [yes] { " Sign-up for the next season is open." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: stand-ins finish open games { $left }, on { $until }.
season-say-end = **{ $title }** is over. Congratulations.
season-rules-league =
    - Divisions of 5 to 9 players. You play 1 game on every seat of a table and meet all others about equally often; at tables of 2, you play each of them once. A sealed draw decides who meets whom.
    - Points by place: 10 0 for 2 players, 10 4 1 for 3, 10 6 3 1 for 4, 10 7 4 3 1 for 5. Ties share.
    - Your result is the average of all your games. Ties: more wins, then the games against each other, then the share of the winner's points; then the place is shared.
    - 1 in 6 players of a division goes up and 1 in 6 goes down, rounded up.
    - Clock: 3 days, +8 hours per move; it stops in your quiet hours (at most 10 a day) and for 1 week of vacation a season. When it runs out, a stand-in plays until you are back.
    - If a stand-in plays your seat when a game ends, the seat is lost: 0 points. 2 lost seats end the season for you. A reserve can take a seat that is left early.
    - On the last day at 20:00 stand-ins finish all open games; that costs no one a seat.
    - No hints. Rated. No one can end a table or change its clock.
season-rules-cup =
    - Groups play like the divisions of a league.
    - Points by place: 10 0 for 2 players, 10 4 1 for 3, 10 6 3 1 for 4, 10 7 4 3 1 for 5. Ties share.
    - The group winners play the final, then the best seconds, as many as a table has seats; if the last place is tied, all who are tied play.
    - The final decides the first places; the others follow by their group results.
    - Clock, lost seats, reserves and stand-ins are as in a league; no reserve steps in at the final.
    - No hints. Rated. No one can end a table or change its clock.

## Duplicate week

season-title-duplicate = Duplicate week { $number } · { $game }
season-do-duplicate = Start a duplicate week
season-line-duplicate = **Duplicate week:** everyone plays the same deal from the same seat against the same bots, whenever they like. The most points win.
season-what-duplicate = Everyone plays once, in a thread that only they see, from now until the last day at 20:00 ({ $zone }, /{ command-settings.name }). Results stay hidden until then.
season-means-duplicate = You play one game alone against bots, at any time: the same deal from the same seat as everyone, in a thread that only you see. You have 1 attempt. Results are shown at the end; a stand-in finishes open games then.
season-do-play = Play my game
season-do-best = Replay of the best
season-done = **{ $number } finished:** { $who }
season-busy = **{ $number } playing:** { $who }
season-score = { $shown } { $points ->
        [one] point
       *[other] points
    } ({ season-column-lead } { $lead })
season-mine-plays = Your game: { $where }
season-mine-opens = Your game opens in a moment, in a thread of this channel.
season-mine-waits = Your game opens as soon as the bot can open it.
season-mine-done = **You have finished.** You see the results at the end.
season-mine-score = **You finished in place { $rank } of { $of }** with { $shown } { $points ->
        [one] point
       *[other] points
    }.
season-rules-duplicate =
    - Everyone plays the same sealed deal from the same seat, alone against the same bots. Equal moves get equal answers.
    - You have 1 attempt. As in rated games, you can't take back a move that has shown a card or an answer.
    - Results and boards of others stay hidden until the end. People who manage threads could open them: please don't look, and don't talk about the deal before the end.
    - The most points win, then the lead over the best bot; then the place is shared.
    - A stand-in finishes open games at the end. A game left to a stand-in before that is not ranked.
    - Not rated.
