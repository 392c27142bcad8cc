### Care for a table: clocks, votes, taking back, stand-ins, pings.

pace-none = no time limit
pace-live = live (minutes)
pace-daily = daily (2 days, +12 hours per move)
pace-relaxed = relaxed (1 week, +2 days per move)
pace-season = season (3 days, +8 hours per move)
care-deadline = Season game: stand-ins finish it on { $when }.
at-zero-nothing = nothing happens
at-zero-vote = the others vote
at-zero-caretaker = a stand-in plays
ask-until = due { $when }
minded-name = { $name } (stand-in)
board-care = Table
board-vote = Vote
care-title = This table
care-lobby = The game has not begun yet.
care-over = The game is over.
care-bots = Bots: { $bots }.
care-bot = { $name } ({ $kind })
care-clock = Clock: { $pace }. When time runs out: { $zero }.
care-paused = ⏸️ Paused { $when }: no clocks, no pings. You can still move.
care-halted = ⏸️ Paused { $when }: no clocks, no pings, no moves. “{ care-resume }” ends the pause.
care-lost = ⏸️ The channel of this table is gone. /{ command-table.name } { command-table-move.name } brings the table to another channel of this server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Until then no clock runs and the bot pings no one.
trouble-hidden = I can no longer see { $channel }: a manager of this server must give me the permission “{ permission-view_channel }” there.
trouble-mute = I can't write in { $channel } any more: a manager of this server must give me the permission “{ permission-send_messages }” there, in a thread “{ permission-send_messages_in_threads }”.
trouble-locked = The thread { $channel } is locked, and I cannot write in it: a manager of threads must unlock it.
trouble-outside = I can no longer see the thread { $channel }: mention me in it and I am back, or give me the permission “{ permission-view_channel }” in the channel to which it belongs.
care-all-away = ⏸️ Everyone is away: the game waits until a player comes back.
care-expired = ⌛ Time is up for { $who }.
care-minded = { $who } can return at any time.
care-claimable = Any player can take the seat of { $who }, who can return until then.
care-claimable-from = { $who } can return at any time. Others can take the seat { $when }.
care-untold = { $who } is getting a message and can return at any time.
care-counts-lost = If the stand-in plays to the end, the player loses this rated game.
care-undo = Take back my last move
care-redo = Redo my move
care-away = Use a stand-in
care-back = I am back
care-claim = Take the seat of { $who }
care-pause = Pause
care-resume = Resume
care-pick-language = Language of the board …
care-option-language = Board: { $language }
care-end = End the game
care-replace = Stand-in for { $who }?
undo-friendly = If you take it back, this game is no longer rated.
undo-lost = If you take it back, this rated game is lost: there is no other player to agree.
# How far an undo goes; $where: the title of the board then.
undo-reach =
    { $moves ->
        [one] ↩️ Takes back 1 move, to “{ $where }”.
       *[other] ↩️ Takes back { $moves } moves, to “{ $where }”.
    }
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Cards or goods have come up since your last move. To take it back, { $who } must agree.
       *[no] Others have moved since. To take yours back, { $who } must agree.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } wants to take back one move.
       *[other] 🗳️ { $by } wants to take back the last { $moves } moves.
    }
motion-end = 🗳️ { $by } wants to end this game without a winner.
motion-pause = 🗳️ { $by } wants a pause: no clocks and no moves until someone resumes the game.
motion-resume = 🗳️ { $by } wants to resume. Is it your turn? Then agree when you are here; { $when } “{ care-resume }” works without your vote.
motion-clock = 🗳️ { $by } wants to change the clock: { $pace }. Everyone starts with full time.
motion-replace = 🗳️ { $by } wants a stand-in to play for { $who }.
motion-replace-late = 🗳️ Time is up for { $who }. Should a stand-in play?
# How a vote stands; $open: who has not answered yet.
motion-stands = Agreed: { $ayes } of { $needed }. Waiting for { $open }.
motion-agree = Agree
motion-refuse = Refuse
end-question-all = Ask everyone to end this game without a winner? All must agree.
end-lost = This rated game against bots counts as a loss for you.
end-propose = Ask everyone
table-moved-away = { $game } (table { $table }) has moved: it is in { $where } now. [To the board]({ $link })
table-moved = The table is in { $where } now.
# A line of the list of one's tables.
table-choice = Table { $number }: { $game }, round { $round }

## Calls

call-ping = { $people }: your turn in { $game }, round { $round }: { $what }. { $link }
call-remind = { $people }: still your turn in { $game }, round { $round }: { $what }. { $link }
call-lastcall = { $people }: last reminder for { $game }: { $what }. Your time runs out { $until }. { $link }
call-vote = { $people }: { $what } { $link }
call-terms = { $people }: are you in for { $game }? Press at the table; after a day your seat is free again. { $link }
call-minded = { $people }: a stand-in now plays for you in { $game }. Press “{ care-back }” to play on; others can take your seat { $when }.
call-snooze = Remind me later
call-snoozed = All right. If it is still your turn, the bot pings you again { $when }.
unseen-ping = Your turn in { $game } (table { $number }). You cannot see its channel any more, so you get this here.
unseen-remind = Still your turn in { $game } (table { $number }). You cannot see its channel any more, so you get this here.
unseen-lastcall = Last reminder for { $game } (table { $number }): your time runs out soon. You cannot see its channel any more, so you get this here.
unseen-vote = The players of { $game } (table { $number }) ask for your vote, in a channel that you cannot see any more. Ask a manager of the server.
unseen-minded = A stand-in plays for you in { $game } (table { $number }). You cannot see its channel any more: ask a manager of the server, then take your seat back there.
lost-channel = The channel of your game { $game } (table { $number }) is gone, but the game is safe. Continue in another channel of that server: /{ command-table.name } { command-table-move.name }.
lost-concealed = I cannot reach the thread of your game { $game } (table { $number }), but the game is safe: continue it from /{ command-games.name }.
lost-trouble = Your game { $game } (table { $number }) is paused; nothing is lost. { $trouble } Or move it to another channel of that server: /{ command-table.name } { command-table-move.name }.
