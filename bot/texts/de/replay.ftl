### /rückblick: beendete Spiele noch einmal, Runde für Runde, und Weiterspielen ab einem ihrer Augenblicke.

command-replay = Eine beendete Partie noch einmal ansehen, Runde für Runde
    .name = rückblick
command-replay-game = Nummer des Tischs oder ein Name (leer: die letzte Partie in diesem Kanal)
    .name = spiel

replay-none = In diesem Kanal ist noch keine Partie beendet. Mit Nummer oder Name findet /{ command-replay.name } andere dieses Servers.
replay-unknown = Auf diesem Server hat keine beendete Partie diese Nummer. Tipp eine Nummer oder einen Namen und wähl aus der Liste.
replay-unfinished = Diese Partie ist (noch) nicht zu Ende. Was passiert ist, zeigt /{ command-log.name } in ihrem Kanal.
replay-lost = Die Runden dieser Partie kann der Bot nicht mehr zeigen: Das Programm hat sich geändert. So ging sie aus.
# $game: das Spiel mit seinen Erweiterungen; $day: wann es endete.
replay-of = Tisch { $table } · { $game } · { $day }
replay-picture = Als Bild

## Weiterspielen ab einem Augenblick eines beendeten Spiels

replay-fork = Ab hier weiterspielen
replay-fork-title = Weiterspielen ab Runde { $round }
replay-fork-what =
    Hier entsteht ein neuer Tisch, { $start ->
        [decision] so wie dieser vor deiner Entscheidung war
       *[round] so wie dieser zu Beginn der Runde war
    }. Du nimmst einen Platz, Bots die anderen; verdeckte Karten werden neu gemischt. Zur Übung: mit Tipps, ohne Wertung.
replay-fork-seat = Dein Platz: { $who }
replay-fork-against = Gegen: { $agent }
replay-pick-seat = Dein Platz …
replay-pick-agent = Gegen …
replay-go = Losspielen
replay-back = Zurück zum Rückblick
replay-opened = Dein Tisch wird unten in diesem Kanal eröffnet.
