### /partite e il riepilogo quotidiano: tutti i tavoli di una persona, in tutti i server.

games-title = Le tue partite
games-none = Non hai partite. In un server /{ command-new.name } apre un tavolo.
games-place = in { $where }
games-place-server = in { $where } su { $server }
games-number = tavolo { $table }
games-season = 🏆 { $named ->
        [yes] Termina
       *[no] { $season }, termina
    } { $until }
games-turn = **Tocca a te** ({ $what }), chiesto { $since }
games-turn-until = **Tocca a te** ({ $what }), chiesto { $since }, scade { $until }
games-others = tocca a { $who }, chiesto { $since }
games-others-until = tocca a { $who }, chiesto { $since }, scade { $until }
games-lobby = non iniziata, posti occupati: { $taken } di { $limit }
games-rests = in pausa, inizio { $since }
games-lost = il canale non c'è più; continua altrove con /{ command-table.name } { command-table-move.name }
games-minded = gioca per te un sostituto
games-broken = Il tavolo { $table } ora non si carica; nessuna mossa è persa.
games-board = Apri il tabellone
games-page = Pagina { $page } di { $pages }
games-do-answer = Muovi nella partita { $number }
games-do-refresh = Aggiorna

digest-title = Tocca a te
digest-none = Per ora non tocca a te.
