### Kind answers to what cannot be done. Each says what to do instead.

error-NoTable = There is no table here (any more). /{ command-new.name } opens one.
error-NoSeason = This season is not here (any more). /{ command-season.name } shows what goes on.
error-Broken = This table cannot be read right now; its moves are safe. Please tell the person who hosts the bot: table { $table }.
error-Damaged = A part of this bot’s database is damaged, and this table is in it; other tables go on. Please tell the person who hosts the bot: a backup may have it.
error-Occupied = There is already a table in this channel. /{ command-board.name } shows it; a thread of its own can hold another.
error-WrongMoment =
    { $status ->
        [lobby] This game has not begun yet. “{ lobby-start }” in the lobby begins it.
        [running] This game is already running. /{ command-board.name } shows it.
        [finished] This game is over. “Rematch” opens a new one with the same players.
        [minded] A caretaker plays there already.
        [returned] You play yourself already.
        [paused] This table is already paused.
        [resumed] This table is not resting.
        [hidden] The record of a running game holds hidden cards: no one gets it here. When the game is over, it is for all.
       *[ended] This table is closed. /{ command-new.name } opens another one.
    }
error-Stale = That button is out of date. Nothing changed; here is the table as it is now.
error-Concealed = { error-NoTable }
error-Elsewhere = Table { $table } belongs to another server: this works only there.
error-NotMember = You are no longer on the server of table { $table }, so a caretaker plays for you. Once you are back there, “{ care-back }” gives you your seat.
error-NotSeated = You do not sit at this table, but you may watch. With /{ command-new.name } you can open one of your own in another channel or thread.
error-NotYourTurn = It is not your turn. Waiting for { $who }, asked { $when }.
error-NotYourTurn-nobody = You have nothing to decide right now.
error-NotAllowed = Only the host ({ $host }) may do this; to end a table, also managers of this channel.
error-NoVote = You have no vote in this: only the players who are asked have one.
error-AlreadySeated = You sit at this table already.
error-Full = All seats are taken. You can watch, or open a table of your own in another channel or thread with /{ command-new.name }.
error-TooFew = At least { $least } players are needed. Let others join, or add a bot.
error-IllegalAction = That move is no longer possible. Nothing changed; here is the table as it is now.
error-Impossible =
    { $why ->
        [nothing-to-take-back] You have no move to take back.
        [nothing-to-redo] There is nothing to make again: something has happened since.
        [sealed] Your answer lies sealed. Until the last one is in you can give another instead.
        [undone-often] You have taken this back, or asked to, often enough for one decision or one round. Play on: with the next round you may take back again.
        [too-soon] Not yet: that takes a player whose clock has run out or, without a clock, for whom the table has waited a day. Somebody who manages the channel may also decide it.
        [season] This is a table of a season: clock and seats stay as announced, and it ends with its last round.
        [closing] The deadline of this table has passed: stand-ins play it to its end.
        [forfeit] This seat is lost for this season: a stand-in plays it to the end.
        [season-playing] You play in this season already.
        [season-closed] Sign-up for this season is over. You can still sign up as a reserve.
        [season-no-check-in] There is nothing to confirm now.
        [season-no-pause] You have had the one pause of this season, or it does not run.
        [season-no-reserve] You cannot take this seat: that takes a reserve who has not stepped in yet and does not play at that table.
        [season-over] This season is over.
        [season-not-signed] You have not signed up for this season.
        [halted] This table is paused, and with a clock no one moves. “{ care-resume }” under “{ board-care }” ends the pause.
        [due] At the live pace a player whose turn it is does not stop the clock: answer first, or let another player ask. All must agree.
        [consent] This is a rated game: all who are present must agree to its end. “{ care-end }” under “{ board-care }” asks them.
        [shown] Bots have answered your last move, and something hidden was shown since: that stays. Only other players could agree to take it back.
       *[no-deal] Nothing can be taken back at this table any more: its beginning is no longer known.
    }
error-NotClaimable = This seat is only lent to a caretaker; its owner comes back.
error-NotClaimable-yet = Not yet: the player of this seat was told and may still come back. It becomes free { $when }.
error-HasSat = You have already sat at this table and know hidden cards. This seat is for another player; you are welcome to watch.
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
        [one] One open table is yours, the most that a person may have.
       *[other] { $most } open tables are yours, the most that a person may have.
    } Nothing was opened, and your games go on. To make room, end one of them in its channel with /{ command-table.name } { command-table-end.name }.
limit-hour =
    { $most ->
        [one] You have opened a table within an hour, the most that a person may.
       *[other] You have opened { $most } tables within an hour, the most that a person may.
    } The next one can be opened { $when }; what is open goes on.
limit-quiet = Quiet for longest:
limit-table = { $where } · table { $table }, last active { $when }

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
