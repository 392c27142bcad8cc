### Kind answers to what cannot be done. Each says what to do instead.

error-NoTable = There is no table here (any more). /new opens one.
error-Broken = This table cannot be read just now; its moves are safe. Please tell the person who hosts the bot: table { $table }.
error-Occupied = There is already a table in this channel. /board shows it; a thread of its own can hold another.
error-WrongMoment =
    { $status ->
        [lobby] This game has not begun yet.
        [running] This game is already running.
        [finished] This game is over. Rematch opens a new one with the same players.
       *[ended] This table is closed. /new opens another one.
    }
error-Stale = That button belongs to an earlier moment, and nothing was changed. Here is how things stand now.
error-NotSeated = You do not sit at this table, but you may watch. With /new you can open one of your own in another channel or thread.
error-NotYourTurn = It is not your turn just now. Waiting for { $who }, asked { $when }.
error-NotYourTurn-nobody = Nothing waits for you just now.
error-NotAllowed = Only the host ({ $host }) may do this; to end a table, also whoever may manage this channel.
error-AlreadySeated = You sit at this table already.
error-Full = All seats are taken. You can watch, or open a table of your own in another channel or thread with /new.
error-TooFew = At least { $least } players are needed. Let somebody join, or add a bot.
error-IllegalAction = That is no longer possible, and nothing was changed. Here is how things stand now.
error-unknown-control = That button is out of date. /board shows the table as it is now.
error-permissions = I lack permissions in { $channel }: { $names }. Ask somebody who manages this server to grant them to me, then try again.
error-no-thread-here = I can open a thread only in an ordinary text channel. Use /new without that option here, or try it there.
error-no-card = There is no card of that name. Start typing and choose one from the list.
error-fault = Something went wrong on my side (code { $code }). Nothing was lost: your last confirmed move is safe. Try again, or use /board.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
