### Aufzeichnungen: eine Datei, die alle nachspielen und prüfen können.

command-record = Ein Spiel als Datei holen, die alle nachspielen und prüfen können
    .name = aufzeichnung
command-record-table = Die Nummer des Tischs; ohne sie der neueste in diesem Kanal
    .name = tisch

record-open = Dieses Spiel läuft noch, und seine Aufzeichnung verrät verdeckte Karten. Zeig sie niemandem, der mitspielt.
# Eine Zeile einer Liste; $day: wann dort zuletzt etwas geschah.
record-choice =
    Tisch { $table } · { $game } · { $status ->
        [running] läuft
        [finished] beendet
       *[ended] vorzeitig beendet
    } · { $day }
error-NotYours = Die Aufzeichnung eines laufenden Spiels verrät verdeckte Karten: Sie ist nur für alle, die diesen Server verwalten. Nach dem Spiel bekommen sie alle.
