### Aufzeichnungen: eine Datei, die alle nachspielen und prüfen können.

command-record = Eine Partie als Datei holen, die alle nachspielen und prüfen können
    .name = aufzeichnung
command-record-table = Nummer des Tischs (leer: der neueste in diesem Kanal)
    .name = tisch

# Eine Zeile einer Liste; $day: wann dort zuletzt etwas geschah.
record-choice =
    Tisch { $table } · { $game } · { $status ->
        [finished] beendet
       *[ended] vorzeitig beendet
    } · { $day }
