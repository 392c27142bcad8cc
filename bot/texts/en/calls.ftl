### /call and “Find players”: one message that looks for people. Pings of tables are in board.ftl.

command-call = Find players for a game
    .name = call

find-title = Find players
find-wanted = Players wanted: { $game }
find-seats = { $seats } seats
find-seats-many = as many as come (a league)
find-for-lobby = The call is for this lobby, as it is set up now. When all seats are taken, everyone sits down here.
find-hours = How long
find-number-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
find-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
find-rings =
    { $rung ->
        [0] No one is rung.
        [one] 1 person who has asked for it gets a direct message.
       *[other] { $rung } people who have asked for it get a direct message.
    }
find-send = Send
find-change = Change
find-season = Sign-up is open: { $season }

# $how: full or ended.
find-over = { $how ->
        [full] All set. The table opens.
       *[ended] This call is over.
    }
find-missing = { $many ->
        [yes] Open; ends { $when }.
       *[no] { $free ->
            [0] The last seats are kept; ends { $when }.
            [one] 1 more player wanted; ends { $when }.
           *[other] { $free } more players wanted; ends { $when }.
        }
    }
find-choose = Time is up with { $taken } of { $seats }; ends { $when }.
# $asked: whether they have to choose; $choice: fewer, fill, wait or none.
find-in = { $who }{ $asked ->
        [yes] { $choice ->
            [fewer] : start with fewer
            [fill] : fill up with bots
            [wait] : wait on
           *[none] : …
        }
       *[no] {""}
    }
find-in-whole = { $who } (only if you are { $seats })
find-guest = { $who } (seat kept, has not pressed yet)
find-queue = Next in line: { $who }

find-do-in = I’m in
find-do-whole = Only if we are { $seats }
find-do-out = Not in
find-do-ring = Ring me for such calls
find-do-stop = Stop ringing me
find-do-fewer = Start with fewer
find-do-fill = Fill up with bots
find-do-wait = Wait on
find-do-end = End the call
find-do-league = Make it a league

find-sent = { $posted ->
        [no] Your call goes out now.
       *[other] [Your call]({ $link }) is out.
    }
find-bring = Who comes with you?
find-bring-why = Seats are kept for those you choose; each presses “{ find-do-in }” themselves.
find-end-question =
    { $others ->
        [one] 1 other is in. End the call for both of you?
       *[other] { $others } others are in. End the call for everyone?
    }
find-ended = The call is over; its message goes.
find-ring-on = You get a direct message when people here look for players for { $game }: at most one a day, none in your quiet hours.
find-ring-off = No more rings from this server.
find-ring =
    { $who } looks for { $free ->
        [one] 1 more player
       *[other] { $free } more players
    } for { $game }; ends { $when }: [to the call]({ $link })
find-ask = { $people } Not everyone came. [Start with fewer, fill up with bots, or wait on?]({ $link }) Ends { $when }; who has not chosen then is out.
find-seated = { $people } Your table for { $game } is set: [to the table]({ $link }).
find-league = { $people } So many want to play { $game } that it becomes a league. Sign up on its board.
find-league-opens = The league opens, and everyone who was in is told.

## /games with the tables of the server

command-games-server = The tables that run on this server
    .name = server
follow-title = Tables on this server
follow-none = No table that you can see is running here.
follow-pick = Follow a table …
follow-is-round = you get each round
follow-is-end = you get its end
follow-how = You get silent direct messages, with what everyone at the table can see.
follow-do-round = Once a round
follow-do-end = Only its end
follow-do-stop = Stop following
follow-set-round = You get a silent message once a round.
follow-set-end = You get a silent message when it ends.
follow-set-stop = You no longer follow this table.
# $state: round, finished or ended.
follow-news = { $state ->
        [finished] { $game } is over
        [ended] { $game } was ended early
       *[round] { $game }: round { $round } begins
    }
