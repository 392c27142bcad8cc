### /games and the daily digest: all tables of one person, on all servers.

games-title = Your games
games-none = You have no games. On a server, /{ command-new.name } opens a table.
games-place = in { $where }
games-place-server = in { $where } on { $server }
games-number = table { $table }
games-season = 🏆 { $named ->
        [yes] Ends
       *[no] { $season }, ends
    } { $until }
games-turn = **Your turn** ({ $what }), asked { $since }
games-turn-until = **Your turn** ({ $what }), asked { $since }, due { $until }
games-others = waiting for { $who }, asked { $since }
games-others-until = waiting for { $who }, asked { $since }, due { $until }
games-lobby = not started, { $taken } of { $limit } seats taken
games-rests = paused { $since }
games-lost = the channel is gone; continue elsewhere with /{ command-table.name } { command-table-move.name }
games-minded = a stand-in plays for you
games-broken = Table { $table } can't be loaded right now; no move is lost.
games-board = Open board
games-page = Page { $page } of { $pages }
games-do-answer = Move in game { $number }
games-do-refresh = Refresh

digest-title = Your turn
digest-none = It is not your turn at any table.
