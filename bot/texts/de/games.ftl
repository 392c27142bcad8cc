### /spiele und die tägliche Übersicht: alle Tische von jemandem, auf allen Servern.

games-title = Deine Partien
games-none = Du hast keine laufenden Partien. Auf einem Server eröffnet /{ command-new.name } einen Tisch.
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
games-lobby = noch nicht begonnen, { $taken } von { $limit } Plätzen besetzt
games-rests = Pause, begonnen { $since }
games-lost = der Kanal ist weg; weiter geht es anderswo mit /{ command-table.name } { command-table-move.name }
games-minded = für dich spielt die Vertretung
games-broken = Tisch { $table } ist gerade nicht lesbar; kein Zug ist verloren.
games-board = Zum Brett
games-page = Seite { $page } von { $pages }
games-do-answer = Zug in Partie { $number }
games-do-refresh = Neu laden

digest-title = Du bist dran
digest-none = Du bist an keinem Tisch dran.
