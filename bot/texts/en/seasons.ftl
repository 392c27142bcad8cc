### /season: seasons of a server, and their boards.

command-season = The season of this server: places, your games, the rules
    .name = season

season-title = Season
season-do-mine = My season
season-do-rules = Rules of the season
season-do-record = Record
season-do-calendar = Calendar
season-do-here = Show it here
season-pick-earlier = Other seasons …
season-pick-part = Standings of …
season-pick-channels = Tables: threads, or channels …
season-tables-in = Tables in { $channels }, then in threads.
season-record-here = The record of this season. It names no one; docs/seasons.md of the program says how to compute every place from it.
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
open-none = There is no season on this server. A manager of the server can start one here with one press.
open-none-manager = In an open season every rated game of the month counts, at any table of this server. No sign-up, no pings: a board in this channel shows the places. It begins anew each month, until you end it.
open-until = Every rated game among people counts until { $when } ({ $left }).
open-over = The season is over, after { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }.
open-nobody = No one has a place yet: it takes { $least } games. /{ command-new.name } opens a table.
open-waiting = **{ $over ->
        [yes] Fewer than { $least } games:
       *[no] On the way to { $least } games:
    }** { $who }
open-short = { $who } { $games }
open-mean = { $mean } points a game ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
open-legend = Points by place: 10 6 3 1 at a table of four · the mean of the best 6 games counts
open-mine = **You are at place { $rank }**: { $mean }
open-mine-short = **You have { $games } of { $least } games** that you need for a place.
open-mine-none = **No game of yours counts yet.** Play a rated game with others on this server, and you are in.
open-mine-games = Your games that count: { $points }{ $more ->
        [yes] { " " }(the best of { $played })
       *[no] { "" }
    }
open-stop-really = The places of now are final then, and no further month begins. Games that run go on. End the open season?
open-rules = - Every game of this server that is rated and that at least two people play counts for the month in which it ends.
    - Points by place: 10 0 for two, 10 4 1 for three, 10 6 3 1 for four, 10 7 4 3 1 for five. Tied players share. A seat that was lost brings 0.
    - The mean of your best { $best } games is your result. You need { $least } for a place.
    - At most { $same } games with the same three people count; up to { $least } if you have no others.
    - Equal means: more victories, then the games against each other, then the share of the winner's points.
    - The month ends on its last day at 20:00.

## League and cup

season-title-league = League { $number } · { $game }
season-title-cup = Cup { $number } · { $game }
season-do-league = Start a league
season-do-cup = Start a cup
season-do-another = Start another season
season-line-league = **League:** divisions of 5 to 9; everyone plays one game on every seat, the best go up, the last go down. The next season follows automatically.
season-line-cup = **Cup:** groups first, then the best of them play one table for the cup.
season-what-league = Players sign up below the board in this channel. On the first day at 20:00 ({ $zone }, /{ command-settings.name }) tables open in threads; on the last day at 20:00 stand-in bots finish open games. With { $days } days or more until the first day, players confirm two days before.
season-what-cup = Players sign up below the board in this channel. On the first day at 20:00 ({ $zone }, /{ command-settings.name }) the groups' tables open in threads, then their winners play one table; on the last day at 20:00 stand-in bots finish open games. With { $days } days or more until the first day, players confirm two days before.
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
season-role-both = to play, and to take a seat that a player leaves
season-role-reserve = only to take a seat that a player leaves
season-means-league = You play { $tables } tables at once, from { $from } to { $until }: about two looks a day. Clock: 3 days, +8 hours per move; it stops in your quiet hours. On the last day stand-in bots finish open games.
season-means-cup = You play { $tables } tables at once in a group, from { $from }: about two looks a day. The best play one table for the cup, until { $until }. Clock: 3 days, +8 hours per move; it stops in your quiet hours. At the end stand-in bots finish open games.
season-means-reserve = You play only if a player leaves early: then you can take the free seat.
season-dates = Sign up until { $until }. The season begins { $start }; confirm in the two days before.
season-dates-short = Sign up until { $until }, when the season begins.
season-closed = Sign-up is over. From { $when } on, players confirm.
season-confirm-until = Confirm until { $when }, when the season begins. Players who do not confirm become reserves.
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
       *[no] This season does not take place.
    }
season-called-off = { $solo ->
        [yes] No attempt gets a place. Open games go on.
       *[no] Its points do not count. Open games go on and stay rated.
    }
season-over = The season is over.
season-runs = Games end by { $until } ({ $left }).
season-lacks = **The bot has not been able to open tables since { $since }.** It lacks in { $channel }: { $names }. When a manager of this server grants that, the season goes on by itself.
season-lacks-gone = **The channel of this season is gone since { $since }.** A manager of this server chooses another one: “{ season-do-here }” in /{ command-season.name } there. Then the season goes on.
season-lacks-refused = **Discord has refused tables in { $channel } since { $since }.** The bot goes on trying. A manager of this server can choose another channel: “{ season-do-here }” in /{ command-season.name } there.
season-do-move = Choose another channel
season-move-which = In which channel shall the season go on?
season-move-none = There is no channel that you see and in which I can open tables. Give me the permissions in one, then press again.
season-moved = The season goes on in { $channel }.
season-part-division = Division { $number }
season-part-group = Group { $number }
season-part-final = Final
season-waits = { $where } · waits for { $who }
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
season-legend = Place · mean points a game · games played of all{ $moves ->
        [yes] { " · ▲ goes up, ▼ goes down" }
       *[no] { "" }
    }{ $tied ->
        [yes] { " · equal points: more victories first, then the games against each other" }
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
season-do-last = No season after this
season-ask-withdraw = { $stage ->
        [running] Stand-in bots finish your open games, which count 0 points for you. You cannot play on in this season. Withdraw?
        [late] Your place goes to others; from now on you can come back as a reserve only. Withdraw?
       *[early] Your place goes to others. You can come back until sign-up ends. Withdraw?
    }
season-ask-pause = Your clocks stop for a week, at all your tables here and elsewhere. You can do this once a season; /{ command-settings.name } ends it early. Pause now?
season-ask-cancel = { $stage ->
        [running] No place and no point of this season counts, and no one goes up or down. Open games go on and stay rated; stand-in bots finish them { $until }. Tables that are not open do not open, and no season follows. Call it off?
        [solo] No attempt gets a place, and nothing is hidden any more. Open games go on; stand-in bots finish them { $until }. Call it off?
       *[early] The season does not take place, and no one plays. Call it off?
    }
season-ask-last = This season is played to its end, and no other follows. Go on?
season-mine-signed = **You have signed up.** The season begins { $start }.{ $asks ->
        [yes] { " Two days before, a message here asks you to confirm." }
       *[no] { "" }
    }
season-mine-confirmed = **You have confirmed.** The season begins { $start }.
season-mine-confirm = **Please confirm until { $start } that you will play**, or your place goes to others.
season-mine-reserve = **You are a reserve.** When a player leaves early, you can take the seat here.
season-mine-stepped = **You play a seat as a reserve.**
season-mine-paused = **Your clocks stand still until { $until }.**
season-mine-withdrawn = **You have withdrawn.**
season-mine-place = { $more ->
        [begun] **Your games have begun.**
        [left] **This season is over for you.**
        [over] **You came in at place { $rank } of { $of }** with { $mean } points a game.
        [any] **You are at place { $rank } of { $of }** with { $mean } points a game.
        [sure] **You will finish at place { $best } of { $of }**, with { $mean } points a game so far.
       *[open] **You are at place { $rank } of { $of }** with { $mean } points a game. You can still finish at place { $best } to { $worst }.
    }
season-mine-opening = Your table { $number } is being opened.
season-mine-waiting = Your table { $number } opens as soon as the bot can open it.
season-mine-table = { $where } · round { $round }{ $due ->
        [yes] { " · **it is your turn**" }
       *[no] { "" }
    }
season-say-confirm = **{ $title }** begins { $start }. Press “{ season-do-confirm }” by then, or your place goes to others.
season-say-start = { $stage ->
        [cancelled] **{ $title }** does not take place: too few players.
       *[other] **{ $title }** has begun. { $waits ->
            [yes] Your { $tables } tables open as soon as the bot is allowed to; the board says what is missing.
           *[no] Your { $tables } tables open one after the other; you are pinged when it is your turn.
        }
    }
season-say-half = **{ $title }**: half of the time is over. Games go on until { $until }.{ $again ->
        [yes] { " Sign-up for the next season is open." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: stand-in bots finish open games { $left }, on { $until }.
season-say-end = **{ $title }** is over. Congratulations.
season-rules-league = - Divisions of 5 to 9 players. Each player plays as many games as a table has seats, one on every seat, and meets all others about equally often. A sealed draw decides only who meets whom.
    - Points by place: 10 0 for two, 10 4 1 for three, 10 6 3 1 for four, 10 7 4 3 1 for five. Tied players share.
    - The mean of all your games is your result. Equal means: more victories, then the games against each other, then the share of the winner’s points; then the place is shared.
    - Of each division one in six goes up and one in six goes down, a part of six counts as one.
    - Clock: 3 days, +8 hours per move; it stops in your quiet hours (10 a day at most) and for a week of vacation a season. When it runs out, a stand-in plays until you are back.
    - A seat without its player at the end of the game is lost: 0 points. Two lost seats end the season for you. A seat that is left early can be taken by a reserve.
    - On the last day at 20:00 stand-ins play all open games to their end; that costs no one a seat.
    - No hints. Rated. No one can end a table or change its clock.
season-rules-cup = - Groups play like divisions of a league: as many games as a table has seats, one on every seat.
    - Points by place: 10 0 for two, 10 4 1 for three, 10 6 3 1 for four, 10 7 4 3 1 for five. Tied players share.
    - The winners of the groups play the final, then the best seconds, as many as a table has seats; a tie for the last place takes all who are tied.
    - The final decides the first places; all others follow by their group.
    - Clock, lost seats, reserves and stand-ins are as in a league; no one steps in at the final.
    - No hints. Rated. No one can end a table or change its clock.

## Duplicate week

season-title-duplicate = Duplicate week { $number } · { $game }
season-do-duplicate = Start a duplicate week
season-line-duplicate = **Duplicate week:** everyone plays the same deal from the same seat alone against the same bots, at any time. The most points win.
season-what-duplicate = Everyone plays once, in a thread that only they see, from now until the last day at 20:00 ({ $zone }, /{ command-settings.name }). Results stay hidden until then.
season-means-duplicate = You play one game alone against bots, at any time: the same deal from the same seat as everyone, in a thread that only you see. You have one attempt. Results are shown at the end; a stand-in bot finishes open games then.
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
season-mine-done = **You have finished.** Results are shown at the end.
season-mine-score = **You came in at place { $rank } of { $of }** with { $shown } { $points ->
        [one] point
       *[other] points
    }.
season-rules-duplicate = - Everyone plays the same sealed deal from the same seat alone against the same bots. Equal moves get equal answers.
    - One attempt. Undo as in rated games: nothing that has shown a card or an answer is taken back.
    - Results and boards of others stay hidden until the end. Moderators who manage threads can open them: please do not look, and do not talk about the deal before.
    - The most points win, then the lead over the best bot; then the place is shared.
    - A stand-in finishes what is open at the end. A game that is left to a stand-in before has no place.
    - Not rated.
