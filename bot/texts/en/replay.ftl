### /replay: finished games once more, round by round, and playing on from one of their moments.

command-replay = Replay a finished game, round by round
    .name = replay
command-replay-game = Table number or a player's name (empty: the last game in this channel)
    .name = game

replay-none = No finished game in this channel yet. With a number or a name, /{ command-replay.name } finds others of this server.
replay-unknown = No finished game of this server has that number. Type a number or a name and pick one from the list.
replay-unfinished = That game was not finished (yet). /{ command-log.name } in its channel shows what happened.
replay-lost = The rounds of this game can't be shown any more: the program has changed. This is how it ended.
# $game: the game with its expansions; $day: when it ended.
replay-of = Table { $table } · { $game } · { $day }
replay-picture = As a picture

## Playing on from a moment of a finished game

replay-fork = Play on from here
replay-fork-title = Play on from round { $round }
replay-fork-what =
    This opens a new table here, set up { $start ->
        [decision] as it was before your decision
       *[round] as it was at the start of that round
    }. You take one seat, bots the others; hidden cards are reshuffled. Practice: with hints, not rated.
replay-fork-seat = Your seat: { $who }
replay-fork-against = Against: { $agent }
replay-pick-seat = Your seat …
replay-pick-agent = Against …
replay-go = Start playing
replay-back = Back to the replay
replay-opened = Your table opens below, in this channel.
