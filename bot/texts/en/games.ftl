### /games and the daily digest: all tables of one person, on all servers.

games-title = Your games
games-none = You sit at no open table. /{ command-new.name } opens one on a server.
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
games-lobby = not begun, seats taken: { $taken } of { $limit }
games-rests = paused { $since }
games-lost = its channel is gone. With /{ command-table.name } { command-table-move.name } it goes on in another one
games-minded = a stand-in plays for you
games-broken = Table { $table } cannot be read right now; its moves are safe.
games-board = To the board
games-page = Page { $page } of { $pages }
games-do-answer = Answer { $number }
games-do-refresh = Refresh

digest-title = Your turn
digest-none = It is not your turn at any table.
