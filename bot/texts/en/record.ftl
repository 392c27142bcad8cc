### Game records: a file that anybody can replay and check.

command-record = A game as a file that anybody can replay and check
    .name = record
command-record-table = The number of the table; without it, the newest of this channel
    .name = table

record-open = This game goes on, and its record holds hidden cards. Keep it from everybody who plays.
# A line of a list; $day: when something last happened there.
record-choice =
    Table { $table } · { $game } · { $status ->
        [running] running
        [finished] finished
       *[ended] ended early
    } · { $day }
error-NotYours = The record of a running game holds hidden cards: only whoever manages this server gets it. When it is over, it is for all.
