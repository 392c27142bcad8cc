### /partite e il riepilogo quotidiano: tutti i tavoli di una persona, in tutti i server.

games-title = Le tue partite
games-none = Non siedi a nessun tavolo aperto. /{ command-new.name } ne apre uno in un server.
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
games-lobby = non ancora iniziata, posti occupati: { $taken } di { $limit }
games-rests = in pausa, inizio { $since }
games-lost = il suo canale non c'è più. Con /{ command-table.name } { command-table-move.name } continua in un altro
games-minded = gioca per te un sostituto
games-broken = Il tavolo { $table } per ora non si può leggere; le sue mosse sono al sicuro.
games-board = Al tabellone
games-page = Pagina { $page } di { $pages }
games-do-answer = Rispondi { $number }
games-do-refresh = Aggiorna

digest-title = Tocca a te
digest-none = Per ora non tocca a te.
