### What happened at a table besides the game, one line each, in the log. $who is a mark and a name.

remark-asked = { $who } asks to take a move back.
remark-undo = { $who } takes the last move back.
# $others: those of whom moves no longer count either.
remark-undo-others = { $who } takes the last move back, and with it what came after ({ $others }).
remark-minded = A stand-in now plays for { $who }.
remark-minded-manager = A channel manager puts in a stand-in for { $who }.
remark-returned = { $who } plays again.
remark-claimed = { $who } takes over this seat.
remark-paused = Paused by { $who }.
remark-resumed = Resumed by { $who }.
remark-host = { $who } is the host now.
remark-moved = { $who } moves the table to another channel.
remark-expired = Time is up for { $who }.
remark-ended = { $who } ends the table.
remark-deadline = The deadline has passed: stand-ins play on to the end.
remark-refused = Voted down: nothing changes.
# The table from which this one goes on, and the round.
remark-forked = { $who } practises from here against bots: table { $table }, round { $round }. Not rated.
