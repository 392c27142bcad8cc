### /spiele und die tägliche Übersicht: alle Tische von jemandem, auf allen Servern.

games-title = Deine Partien
games-none = Du sitzt an keinem offenen Tisch. /{ command-new.name } eröffnet einen auf einem Server.
games-place = in { $where }
games-place-server = in { $where } auf { $server }
games-number = Tisch { $table }
games-season = 🏆 { $named ->
        [yes] Endet
       *[no] { $season }, endet
    } { $until }
games-turn = **Du bist dran** ({ $what }), gefragt { $since }
games-turn-until = **Du bist dran** ({ $what }), gefragt { $since }, fällig { $until }
games-others = am Zug: { $who }, gefragt { $since }
games-others-until = am Zug: { $who }, gefragt { $since }, fällig { $until }
games-lobby = noch nicht begonnen, Plätze besetzt: { $taken } von { $limit }
games-rests = Pause, begonnen { $since }
games-lost = der Kanal ist weg. Mit /{ command-table.name } { command-table-move.name } geht es in einem anderen weiter
games-minded = für dich spielt die Vertretung
games-broken = Tisch { $table } ist gerade nicht lesbar; seine Züge sind sicher.
games-board = Zum Brett
games-page = Seite { $page } von { $pages }
games-do-answer = { $number } beantworten
games-do-refresh = Neu laden

digest-title = Du bist dran
digest-none = Du bist an keinem Tisch dran.
