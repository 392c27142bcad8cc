### What everybody sees: the lobby, the board, the ping, the end.

## Seats and players

# A computer player in a seat; $name is a first name from the list below, $kind one of the kinds.
agent-name = { $name } (bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
unknown-player = a player

## Lobby

lobby-title = { $game }: who plays?
lobby-expansion = with { $expansion }: { $adds }
lobby-free = free seat
lobby-host = { $who } (host)
lobby-hint =
    { $ready ->
        [full] { $host } can start now.
        [yes] { $host } can start now or wait for more players.
       *[no] 2 players are enough to start.
    }
lobby-asked = { $who } · asked
lobby-awaits = Waiting for { $who }. “{ lobby-agree }” accepts this table as described above. After a day their seats are free.
lobby-agree = I’m in
lobby-join = Join
lobby-leave = Leave
lobby-add-bot = Add a bot …
lobby-other-game = Change game
lobby-remove-bot = Remove bot
lobby-start = Start
lobby-changed = Now playing { $game }; everyone keeps their seat. Check “{ lobby-settings }”.
lobby-closed = This table closed before the game began. /{ command-new.name } opens a new one.

## Board

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
board-latest = Latest
board-office = My office
board-log = Log
board-standings = Standings
board-read = As text
board-sealed = ✉️ Sealed: { $who }
# $when reads “2 hours ago”.
ask-since = asked { $when }
# $what: what somebody is asked, where the buttons below do not answer it, or not wholly.
ask-in-office = { $what } (“{ board-office }”)

## End

end-title = { $game }: final result
# $people: how many of the winners are no bots; only these are congratulated.
end-winner = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Well traded!
    }
end-shared = { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Well traded!
    }
end-withheld-title = { $game }: over
end-withheld =
    Your game is over. Others still play the same deal, so it is sealed until the end of the week ({ $until }).
    /{ command-replay.name } and /{ command-record.name } show it then.
end-early = This game was ended early.
end-counts-lost = It counts as a loss for { $who }.
end-substitute = Took over a seat, so not rated: { $who }.
end-rematch = Rematch
end-record = Game file
end-replay = Replay
# The backslash keeps Discord from making a list of it, which would number equal ranks on.
end-place = { $rank }\. { $who }
