### Befehle: Beschreibungen (höchstens 100 Zeichen) und Antworten.

command-new = Einen Tisch in diesem Kanal eröffnen
command-new-seats = Wie viele Platz nehmen dürfen (2 bis 5)
command-new-expansion = Mit einer Erweiterung spielen
command-new-language = Die Sprache des Bretts; private Antworten folgen deiner eigenen
command-new-place = Wo der Tisch steht
command-new-place-here = In diesem Kanal
command-new-place-thread = In einem neuen Thread
command-board = Den Tisch dieses Kanals unten noch einmal zeigen
command-office = Deine Karten, Aufträge und Waren und alles, was auf dich wartet
command-standings = Bisherige Punkte nach Herkunft, Münzen und Löschkraft
command-log = Was zuletzt an diesem Tisch geschah
command-card = Eine Karte nachschlagen
command-card-name = Der Name der Karte
command-rules = Eine Regel nachschlagen
command-rules-topic = Was du wissen willst
command-settings = Die Sprache der Bretter auf diesem Server
command-settings-language = Die Sprache dieses Tisches und künftiger Tische
command-table = Den Tisch verwalten
command-table-end = Den Tisch dieses Kanals vorzeitig beenden

# Der Name dieser Sprache in dieser Sprache.
language-name = Deutsch

settings-language = Neue Tische hier sprechen { $language }. Deine privaten Antworten folgen der Sprache deines Discord.

new-opened = Der Tisch steht in { $where }.
thread-name = { $game } · { $host }
end-question = Diesen Tisch für alle beenden? Das Spiel lässt sich nicht fortsetzen.
end-yes = Beenden
end-no = Weiterspielen
end-done = Der Tisch ist geschlossen.
end-kept = Dann spielen wir weiter.
record-here = Die Aufzeichnung dieses Spiels. Alle können sie nachspielen und prüfen.
standings-title = Wenn das Spiel jetzt endete
standings-final = Endstand
# Wie viele von einer Karte in einer Schachtel liegen: jede Jahreszeit mit ihrer Zahl.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
