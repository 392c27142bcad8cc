### /replay: finished games once more, round by round, and playing on from one of their moments.

command-replay = See a finished game again, round by round
    .name = replay
command-replay-game = Type its number or a name; without it the last one of this channel
    .name = game

replay-none = No finished game in this channel yet. With a number or a name, /{ command-replay.name } finds others of this server.
replay-unknown = No finished game of this server has that number. Type a number or a name and pick one from the list.
replay-unfinished = That game was not finished (yet), so there is nothing to replay. In its channel, /{ command-log.name } tells what happened.
replay-lost = The rounds of this game can't be shown any more: the program has changed. This is how it ended.
# $game: the game with its expansions; $day: when it ended.
replay-of = Table { $table } · { $game } · { $day }
replay-picture = As a picture

## Playing on from a moment of a finished game

replay-fork = Play on from here
replay-fork-title = Play on from round { $round }
replay-fork-what = A new table opens here, { $start ->
        [decision] as this one stood before your decision
       *[round] as this one stood when that round began
    }. You take one seat, bots the others; hidden cards are reshuffled. Practice: with hints, not rated.
replay-fork-seat = Your seat: { $who }
replay-fork-against = Against: { $agent }
replay-pick-seat = Your seat …
replay-pick-agent = Against …
replay-go = Play on
replay-back = Back to the replay
replay-opened = Your table opens below, in this channel.
