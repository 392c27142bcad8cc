### Care for a table: clocks, votes, taking back, stand-ins, pings.

pace-none = no time limit
pace-live = live (minutes)
pace-daily = daily (2 days, +12 hours per move)
pace-relaxed = relaxed (1 week, +2 days per move)
pace-season = season (3 days, +8 hours per move)
care-deadline = A game of a season: stand-ins finish it on { $when }.
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
care-no-clock = No time limit.
care-clock = Clock: { $pace }; when time runs out, { $zero }.
care-paused = ⏸️ Paused { $when }: no clocks, no pings. You can still move.
care-halted = ⏸️ Paused { $when }: no clocks, no pings, no moves. “{ care-resume }” ends the pause.
care-lost = ⏸️ This table has lost its channel. /{ command-table.name } { command-table-move.name } brings it to another one of this server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Until then no clock runs and the bot pings no one.
trouble-hidden = I can no longer see { $channel }: a manager of this server must give me the permission “{ permission-view_channel }” there.
trouble-mute = I may no longer write in { $channel }: a manager of this server must give me the permission “{ permission-send_messages }” there, in a thread “{ permission-send_messages_in_threads }”.
trouble-locked = The thread { $channel } is locked, and I cannot write in it: a manager of threads must unlock it.
trouble-outside = I can no longer see the thread { $channel }: mention me in it and I am back, or give me the permission “{ permission-view_channel }” in the channel to which it belongs.
care-all-away = ⏸️ Everyone is away: the game waits until a player comes back.
care-expired = ⌛ Time is up for { $who }.
care-minded = { $who } can return at any time.
care-claimable = { $who } can return until another player takes the seat; any player can.
care-claimable-from = { $who } can return at any time. Others can take the seat { $when }.
care-untold = { $who } is being told, and can return at any time.
care-counts-lost = If the stand-in plays to the end, the player loses this rated game.
care-undo = Take back my last move
care-redo = Make it again
care-away = Use a stand-in
care-back = I am back
care-claim = Take the seat of { $who }
care-pause = Pause
care-resume = Go on
care-end = End the table
care-replace = Stand-in for { $who }?
undo-friendly = Taking it back makes this a friendly game: no longer rated.
undo-lost = Taking it back makes this a friendly game that you have lost: against bots alone, no player can agree to it.
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
motion-pause = 🗳️ { $by } wants a pause: no clocks and no moves until a player resumes.
motion-resume = 🗳️ { $by } wants to go on. If it is your turn then, agree once you are here; { $when } “{ care-resume }” works without you.
motion-clock = 🗳️ { $by } wants another clock, full for everyone: { $pace }.
motion-replace = 🗳️ { $by } wants a stand-in to play for { $who }.
motion-replace-late = 🗳️ Time is up for { $who }. Should a stand-in play?
# How a vote stands; $open: who has not answered yet.
motion-stands = Agreed: { $ayes } of { $needed }. Still open: { $open }.
motion-agree = Agree
motion-refuse = Refuse
end-question-all = Ask the others to end this game without a winner? All must agree.
end-lost = This rated game against bots counts as a loss for you.
end-propose = Ask them
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
call-minded = { $people }: a stand-in plays for you in { $game } now. “{ care-back }” gives you your seat back; { $when } others can take it.
call-snooze = Remind me later
call-snoozed = All right. If it is still your turn, the bot pings you again { $when }.
unseen-ping = Your turn in { $game } (table { $number }). You cannot see its channel any more, so you get this here.
unseen-remind = Still your turn in { $game } (table { $number }). You cannot see its channel any more, so you get this here.
unseen-lastcall = Last reminder for { $game } (table { $number }): your time runs out soon. You cannot see its channel any more, so you get this here.
unseen-vote = The players of { $game } (table { $number }) ask for your vote, in a channel that you cannot see any more. Ask a manager of the server.
unseen-minded = A stand-in plays for you in { $game } (table { $number }). You cannot see its channel any more: ask a manager of the server, then take your seat back there.
lost-channel = The channel of your game { $game } (table { $number }) is gone, but the game is safe. /{ command-table.name } { command-table-move.name } in another channel of its server brings it there.
lost-concealed = I cannot reach the thread of your game { $game } (table { $number }), but the game is safe: play it on from /{ command-games.name }.
lost-trouble = Your game { $game } (table { $number }) is paused, and nothing is lost. { $trouble } Then it goes on. Or bring it to another channel of its server: /{ command-table.name } { command-table-move.name }.
