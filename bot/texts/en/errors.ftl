### Kind answers to what cannot be done. Each says what to do instead.

error-NoTable = There is no table here (any more). /{ command-new.name } opens one.
error-NoSeason = This season is not here (any more). /{ command-season.name } shows what goes on.
error-Broken = This table cannot be read right now; its moves are safe. Please tell the person who hosts the bot: table { $table }.
error-Damaged = A part of this bot’s database is damaged, and this table is in it; other tables go on. Please tell the person who hosts the bot: a backup may have it.
error-NotSaved = Nothing can be saved right now, so nothing has changed. Please try again later; the person who hosts the bot can see why in its log.
error-Occupied = There is already a table in this channel. /{ command-board.name } shows it; a thread of its own can hold another.
error-WrongMoment =
    { $status ->
        [lobby] This game has not begun yet. “{ lobby-start }” in the lobby begins it.
        [running] This game is already running. /{ command-board.name } shows it.
        [finished] This game is over. “Rematch” opens a new one with the same players.
        [minded] A stand-in already plays there.
        [returned] You already play yourself.
        [paused] This table is already paused.
        [resumed] This table is not paused.
        [hidden] The record of a running game holds hidden cards, so no one gets it here. After the game everyone can.
       *[ended] This table is closed. /{ command-new.name } opens another one.
    }
error-Stale = That button is out of date. Nothing changed; here is the table as it is now.
error-Concealed = { error-NoTable }
error-Elsewhere = Table { $table } belongs to another server: this works only there.
error-NotMember = You are no longer on the server of table { $table }, so a stand-in plays for you. Once you are back there, “{ care-back }” gives you your seat.
error-NotSeated = You have no seat at this table, but you can watch. /{ command-new.name } opens one of your own in another channel or thread.
error-NotYourTurn = It is not your turn. Waiting for { $who }, asked { $when }.
error-NotYourTurn-nobody = You have nothing to decide right now.
error-NotAllowed = Only the host ({ $host }) can do this; channel managers can end a table, too.
error-NoVote = You have no vote in this: only the players concerned are asked.
error-AlreadySeated = You sit at this table already.
error-Full = All seats are taken. You can watch, or open a table of your own in another channel or thread: /{ command-new.name }.
error-TooFew = At least { $least } players are needed. Let others join, or add a bot.
error-Unseen = { $who } cannot see this channel. A table moves only where all its players can follow.
error-SentAway = You were sent away from this lobby. /{ command-new.name } opens a table of your own in another channel or thread.
error-Denied = On this server you may not use the command for which this button stands, at least not in this channel. Its managers decide that.
error-AwaitingConsent = { $who } must agree first: “{ lobby-agree }” in the lobby. Who does not press within a day gives up the seat.
error-IllegalAction = That move is no longer possible. Nothing changed; here is the table as it is now.
error-JustShown = You have just shown something to all here. You can show more { $when }.
error-Impossible =
    { $why ->
        [nothing-to-take-back] You have no move to take back.
        [nothing-to-redo] You can't make that move again: the game has moved on.
        [sealed] Your answer is sealed. You can still change it until everyone has sealed.
        [undone-often] You have taken back, or asked to, often enough for one decision or round. Play on: from the next round you can again.
        [too-soon] Not yet: their time must run out first or, without a clock, the table must have waited a day. A channel manager can decide sooner.
        [season] This is a table of a season: clock and seats stay as announced, and it ends with its last round.
        [closing] The deadline of this table has passed: stand-ins play it to its end.
        [forfeit] This seat is lost for this season: a stand-in plays it to the end.
        [season-playing] You play in this season already.
        [season-left] This season is over for you: you have left it.
        [season-attempted] You have begun your attempt of this week. There is one for each player.
        [season-closed] Sign-up for this season is over. You can still sign up as a reserve.
        [season-no-check-in] There is nothing to confirm now.
        [season-no-pause] You have had the one pause of this season, or it does not run.
        [season-no-reserve] You cannot take this seat: that takes a reserve who has not stepped in yet and does not play at that table.
        [season-over] This season is over.
        [season-not-signed] You have not signed up for this season. “{ season-do-mine }” shows what you can do.
        [halted] This table is paused, and with a clock no one moves. “{ care-resume }” under “{ board-care }” ends the pause.
        [due] At the live pace you can't stop the clock on your own turn: answer first, or let another player ask. All must agree.
        [consent] This game is rated: everyone present must agree to end it. “{ care-end }” under “{ board-care }” asks them.
        [shown] Bots have answered your last move, and something hidden was shown: that stays. Only other players could agree to take it back.
        [withheld] Others still play this deal: it stays sealed until the week ends.
        [concealed] A table of a duplicate week stays where only its player sees it.
       *[no-deal] This table can't take moves back: the start of the game is no longer stored.
    }
error-NotClaimable = This seat is not free. The stand-in keeps it until the player comes back.
error-NotClaimable-yet = Not yet: the player was told and can still come back. The seat becomes free { $when }.
error-HasSat = You have sat at this table and know hidden cards. This seat is for another player; you can watch.
error-NoMotion = There is nothing to vote on (any more).
error-unknown-control = That button is out of date. /{ command-board.name } shows the table as it is now.
error-permissions = I lack permissions in { $channel }: { $names }. Ask a manager of this server to grant them to me, then try again.
error-no-thread-here = I can open a thread only in a text or announcement channel. Use /{ command-new.name } without that option here, or try it there.
error-no-card = There is no card of that name. Start typing and choose one from the list.
error-no-topic = There is no topic of that name. Start typing and choose one from the list.
error-no-seats = { $game } is for { $least } to { $most } players. Nothing was opened: choose another number of seats.
error-no-expansion = There is no expansion of that name for { $game }. Choose one from the list, or play without.
error-fault = Something went wrong on my side (code { $code }). Nothing was lost: your last confirmed move is safe. Try again, or use /{ command-board.name }.
error-late = That took too long. Please press again.

# How many tables may be open.

limit-server =
    { $most ->
        [one] This server has 1 open table, the maximum.
       *[other] This server has { $most } open tables, the maximum.
    } To make room, the host or a channel manager ends one in its channel: /{ command-table.name } { command-table-end.name }.
limit-person =
    { $most ->
        [one] You have 1 open table, the maximum.
       *[other] You have { $most } open tables, the maximum.
    } To make room, end one in its channel: /{ command-table.name } { command-table-end.name }.
limit-hour =
    { $most ->
        [one] You have opened 1 table within an hour, the maximum.
       *[other] You have opened { $most } tables within an hour, the maximum.
    } You can open the next one { $when }.
limit-seasons-server = This server has { $most } open seasons, the maximum. A manager can call one off in /{ command-season.name }.
limit-seasons-person = You have opened { $most } seasons that still run, the maximum. Call one off in /{ command-season.name }, or wait until one ends.
limit-quiet = Quiet for longest:
limit-table = { $where } · table { $table }, last active { $when }

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
