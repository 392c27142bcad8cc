### Care for a table: clocks, votes, taking back, caretakers, calls.

pace-none = no time limit
pace-live = live (minutes)
pace-daily = daily (2 days, +12 hours per move)
pace-relaxed = relaxed (1 week, +2 days per move)
pace-season = season (3 days, +8 hours per move)
at-zero-nothing = nothing happens
at-zero-vote = the others vote
at-zero-caretaker = a caretaker plays
ask-until = due { $when }
minded-name = { $name } (caretaker)
board-care = Table
board-vote = Vote
care-title = This table
care-lobby = The game has not begun yet.
care-over = The game is over.
care-no-clock = This table plays without a time limit.
care-clock = Clock: { $pace }; when time runs out, { $zero }.
care-paused = ⏸️ Paused { $when }: no clocks, no pings. You can still make your move.
care-halted = ⏸️ Paused { $when }: no clocks, no pings, no moves. “{ care-resume }” ends it.
care-lost = ⏸️ This table has lost its channel. /{ command-table.name } { command-table-move.name } brings it to another one of this server.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Until then no clock runs and the bot pings no one.
trouble-hidden = I can no longer see { $channel }: a manager of this server must give me the permission “{ permission-view_channel }” there.
trouble-mute = I may no longer write in { $channel }: a manager of this server must give me the permission “{ permission-send_messages }” there, in a thread “{ permission-send_messages_in_threads }”.
trouble-locked = The thread { $channel } is locked, and I cannot write in it: a manager of threads must unlock it.
trouble-outside = I can no longer see the thread { $channel }: mention me in it and I am back, or give me the permission “{ permission-view_channel }” in the channel to which it belongs.
care-all-away = ⏸️ Everyone is away: the game waits until a player comes back.
care-expired = ⌛ Time is up for { $who }.
care-minded = A caretaker plays for { $who }, as agreed. They can take the seat back at any time.
care-claimable = A caretaker plays for { $who }. Anybody may take this seat over; its owner may come back until then.
care-claimable-from = A caretaker plays for { $who }, who may come back at any time. If they don't, another player can take this seat { $when }.
care-untold = A caretaker plays for { $who }, who is being told so and may come back at any time.
care-counts-lost = If a caretaker plays this seat to the end, the rated game counts as lost for its owner.
care-undo = Take back my last move
care-redo = Make it again
care-away = I am away: caretaker
care-back = I am back
care-claim = Take the seat of { $who }
care-pause = Pause
care-resume = Go on
care-end = End the table
care-replace = Caretaker for { $who }?
undo-free = Your last move can be taken back at once: no one has acted since, and nothing hidden was shown.
undo-alone = Your last move can be taken back without asking the others.
undo-friendly = The game then counts among friends: it is no longer rated.
undo-lost = The game then counts among friends, and as lost for you: you play against bots only, and no other player can agree to it.
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Hidden cards or goods have come up since your last move. { $who } must agree to take it back.
       *[no] Others have played since your last move. { $who } must agree to take it back.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } wants to take back one move.
       *[other] 🗳️ { $by } wants to take back the last { $moves } moves.
    }
motion-end = 🗳️ { $by } proposes to end this game without a winner.
motion-pause = 🗳️ { $by } proposes a pause: no clocks and no moves until a player resumes.
motion-resume = 🗳️ { $by } would like to go on. If it is your turn then, agree when you are here; { $when } “{ care-resume }” works without you.
motion-clock = 🗳️ { $by } proposes another clock, full for everybody: { $pace }.
motion-replace = 🗳️ { $by } proposes that a caretaker plays for { $who }.
motion-replace-late = 🗳️ Time is up for { $who }. Shall a caretaker play?
# How a vote stands; $open: who has not answered yet.
motion-stands = Agreed: { $ayes } of { $needed }. Not answered yet: { $open }.
motion-agree = Agree
motion-refuse = Refuse
end-question-all = Ask the others to end this game without a winner? It ends when all agree.
end-lost = It is a rated game against bots only: it counts as lost for you.
end-propose = Ask them
table-moved = The table stands in { $where } now.
# A line of the list of one's tables.
table-choice = Table { $number }: { $game }, round { $round }

## Calls

call-ping = { $people }: your turn in { $game }, round { $round }: { $what }. { $link }
call-remind = { $people }: a reminder. { $game }, round { $round }, waits for you ({ $what }). { $link }
call-lastcall = { $people }: last call. Your time at { $game } ({ $what }) runs out { $until }. { $link }
call-vote = { $people }: { $what } { $link }
call-minded = { $people }: a caretaker plays for you at { $game } now. “{ care-back }” gives you your seat back; { $when } it is free for others.
call-snooze = Remind me later
call-snoozed = All right. If it is still your turn, I call you again { $when }.
lost-channel = The channel of your game { $game } (table { $number }) is gone. The game is safe: use /{ command-table.name } { command-table-move.name } in another channel of its server, and it goes on there.
lost-trouble = Your game { $game } (table { $number }) is paused, and nothing is lost. { $trouble } Then it goes on by itself. Or use /{ command-table.name } { command-table-move.name } in another channel of its server, and it goes on there.
