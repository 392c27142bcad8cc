### Game records: a file that anybody can replay and check.

command-record = A game as a file that anyone can replay and check
    .name = record
command-record-table = Table number (empty: the latest in this channel)
    .name = table

# A line of a list; $day: when something last happened there.
record-choice =
    Table { $table } · { $game } · { $status ->
        [finished] finished
       *[ended] ended early
    } · { $day }
