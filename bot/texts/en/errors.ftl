### Kind answers to what cannot be done. Each says what to do instead.

error-NoTable = There is no table here (any more). /{ command-new.name } opens one.
error-NoSeason = There is no such season here (any more). /{ command-season.name } shows the current ones.
error-NoCall = This call is over. /{ command-call.name } makes a new one.
error-Broken = This table can't be loaded right now; no move is lost. Please tell the person who runs this bot: table { $table }.
error-Damaged = Part of the bot's database is damaged, and this table with it; other tables work. Please tell the person who runs this bot: a backup may have it.
error-NotSaved = Nothing can be saved right now, so nothing has changed. Please try again later; the person who runs the bot can see why in its log.
error-Occupied = This channel already has a table; /{ command-board.name } shows it. Open yours in a thread.
error-WrongMoment =
    { $status ->
        [lobby] This game has not started yet. Press “{ lobby-start }” in the lobby.
        [running] This game is already running. /{ command-board.name } shows it.
        [finished] This game is over. “Rematch” opens a new one with the same players.
        [minded] A stand-in already plays there.
        [returned] You are already back in the game.
        [paused] This table is already paused.
        [resumed] This table is not paused.
        [hidden] The file of a running game contains hidden cards. You can get it after the game.
       *[ended] This table is closed. /{ command-new.name } opens a new one.
    }
error-Stale = That button is out of date. Nothing changed; here is the table as it is now.
error-Concealed = { error-NoTable }
error-Elsewhere = Table { $table } belongs to another server: this works only there.
error-NotMember = You are no longer on the server of table { $table }, so a stand-in plays for you. Once you are back there, “{ care-back }” gives you your seat.
error-NotSeated = You don't play at this table, but you can watch. Open your own in another channel or thread: /{ command-new.name }.
error-NotYourTurn = It is not your turn. Waiting for { $who }, asked { $when }.
error-NotYourTurn-nobody = You have nothing to decide right now.
error-NotAllowed = Only the host ({ $host }) can do this; channel managers can end a table, too.
error-NoVote = This vote is for the players it names.
error-AlreadySeated = You sit at this table already.
error-Full = All seats are taken. You can watch, or open your own table in another channel or thread: /{ command-new.name }.
error-TooFew = You need at least { $least } players. Wait for others, or add a bot.
error-Unseen = { $who } cannot see this channel. A table moves only where all its players can follow.
error-SentAway = You were sent away from this lobby. /{ command-new.name } opens a table of your own in another channel or thread.
error-Denied = You may not use this button's command on this server, or not in this channel. The server's managers decide that.
error-AwaitingConsent = { $who } must agree first: “{ lobby-agree }” in the lobby. Anyone who does not press it within a day gives up the seat.
error-IllegalAction = That move is no longer possible. Nothing changed; here is the table as it is now.
error-JustShown = You have just shared something here. You can share more { $when }.
error-Impossible =
    { $why ->
        [nothing-to-take-back] You have no move to take back.
        [nothing-to-redo] You can't redo that move: the game has moved on.
        [sealed] Your answer is sealed. You can still change it until everyone has sealed.
        [undone-often] You have used up your take-backs for now. Play on; you get new ones next round.
        [too-soon] Not yet. Wait until their time runs out, or a day if there is no clock. A channel manager can decide sooner.
        [season] In a season game, clock and seats stay as announced, and it ends with its last round.
        [closing] This game's deadline has passed: stand-ins finish it.
        [forfeit] This seat is lost for the season: a stand-in finishes the game.
        [season-playing] You are already in this season.
        [season-left] You have left this season.
        [season-attempted] You have begun your attempt of this week. Everyone has only one.
        [season-closed] Sign-up is closed. You can still sign up as a reserve.
        [season-no-check-in] There is nothing to confirm right now.
        [season-no-pause] You can pause once, while the season is running.
        [season-no-reserve] Only a reserve who has not stepped in yet, and does not play at that table, can take this seat.
        [season-over] This season is over.
        [season-not-signed] You have not signed up for this season. “{ season-do-mine }” shows what you can do.
        [halted] This table is paused, so no one can move. Press “{ care-resume }” under “{ board-care }” to go on.
        [due] In a live game you can't pause on your own turn. Move first, or let another player ask; all must agree.
        [consent] This game is rated: everyone present must agree to end it. “{ care-end }” under “{ board-care }” asks them.
        [shown] This stays: bots have moved since, and hidden cards or goods came up.
        [withheld] Others still play this deal: it stays sealed until the week ends.
        [call-in] You are in already.
        [call-out] You are not in.
        [call-lobby] You sit in the lobby. “{ lobby-leave }” there gets you up.
        [call-choice] Only those who were in when time was up choose here.
        [call-over] This call is over.
        [call-caller-only] Only who made the call can do this.
        [call-caller] You have a call already. End it first, where it stands.
        [call-channel] There is a call in this channel already. Join it, or call in another channel.
        [call-guild] This server has 5 open calls, the maximum. Join one of them.
        [call-league] A league needs more people than fit at one table.
        [follows] You follow 10 tables, the maximum. Stop following one first.
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
error-no-card = There is no card with that name. Start typing and choose one from the list.
error-no-topic = There is no topic with that name. Start typing and choose one from the list.
error-no-seats = { $game } is for { $least } to { $most } players. Choose another number of seats.
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
limit-quiet = Longest without a move:
limit-table = { $where } · table { $table }, last active { $when }

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
