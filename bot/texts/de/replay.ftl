### /rückblick: beendete Spiele noch einmal, Runde für Runde, und Weiterspielen ab einem ihrer Augenblicke.

command-replay = Ein beendetes Spiel noch einmal ansehen, Runde für Runde
    .name = rückblick
command-replay-game = Nummer des Tischs oder ein Name; ohne Angabe das letzte Spiel in diesem Kanal
    .name = spiel

replay-none = In diesem Kanal wurde noch kein Spiel beendet. Mit einer Nummer oder einem Namen findet /{ command-replay.name } jedes andere Spiel dieses Servers.
replay-unknown = Ein beendetes Spiel mit dieser Nummer finde ich auf diesem Server nicht. Tippe eine Nummer oder einen Namen und wähle aus der Liste.
replay-unfinished = Dieses Spiel wurde (noch) nicht zu Ende gespielt, einen Rückblick gibt es erst danach. Was dort geschah, erzählt /{ command-log.name } in seinem Kanal.
replay-lost = Die Runden dieses Spiels lassen sich nicht mehr zeigen, denn das Programm hat sich seither geändert. So ging es aus.
# $game: das Spiel mit seinen Erweiterungen; $day: wann es endete.
replay-of = Tisch { $table } · { $game } · { $day }
replay-picture = Als Bild

## Weiterspielen ab einem Augenblick eines beendeten Spiels

replay-fork = Ab hier weiterspielen
replay-fork-title = Weiterspielen ab Runde { $round }
replay-fork-what = In diesem Kanal wird ein neuer Tisch eröffnet, so wie dieser zu Beginn der Runde stand. Du nimmst einen Platz ein, Bots die anderen. Was noch verdeckt war, wird neu gemischt. Es ist eine Übung: Tipps sind erlaubt, gewertet wird nichts.
replay-fork-seat = Dein Platz: { $who }
replay-fork-against = Gegen: { $agent }
replay-pick-seat = Dein Platz …
replay-pick-agent = Gegen …
replay-go = Weiterspielen
replay-back = Zurück zum Rückblick
replay-opened = Dein Tisch wird unten in diesem Kanal eröffnet.
