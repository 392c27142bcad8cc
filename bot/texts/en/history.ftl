### Looking back: the log by rounds, the board as it was, and what a table was spared.

history-title = What happened · round { $round }
history-since = Since your last move
# A long round has several pages. $title is that of the page.
history-part = { $title } ({ $part } of { $parts })
history-first = First
history-earlier = Earlier
history-later = Later
history-last = Last
history-board = Board at this point
history-round-before = Previous round
history-round-next = Next round

rewind-title = The board at the start of round { $round }
rewind-step = Round { $round }, step { $step } of { $steps }
rewind-impossible = Earlier boards of this table can't be shown any more; the log says what happened.


log-title = What happened
log-empty = Nothing has happened yet.
