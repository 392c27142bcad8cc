### Der Übungstisch: ein Spiel beim Spielen lernen. Was zu einem Spiel gesagt wird, steht in seinem Zimmer.

command-learn = Ein Spiel beim Spielen lernen: allein, jederzeit, gegen freundliche Bots
    .name = lernen
lobby-learn = Spielend lernen
# $where: Jahreszeit, Runde und Phase oder der Name des Spiels.
learn-title = Übungstisch · { $where }
# $others: wie viele Bots mitspielen.
learn-welcome =
    { $others ->
        [one] Willkommen. Das ist ein echtes Spiel { $game } gegen einen freundlichen Bot. Nur du siehst es, es zählt für nichts, und du kannst jederzeit aufhören.
       *[other] Willkommen. Das ist ein echtes Spiel { $game } gegen { $others } freundliche Bots. Nur du siehst es, es zählt für nichts, und du kannst jederzeit aufhören.
    }
learn-enough = Das war die Einführung: Du kennst das Spiel jetzt. Spiel gern bis zum Ende weiter.
learn-begin = Anfangen
learn-on = Weiterspielen
learn-other = Ein anderes lernen
learn-slip = Du kannst es zurücknehmen.
learn-back = Zurücknehmen
learn-stop = Aufhören
learn-over = Das war ein ganzes Spiel. /{ command-new.name } eröffnet einen Tisch für Leute und Bots.
learn-stopped = Der Übungstisch ist geschlossen. /{ command-learn.name } beginnt einen neuen, /{ command-new.name } eröffnet einen Tisch für Leute und Bots.
learn-again = Noch einmal
# Der Bot der Übungstische.
agent-tutor = Tutor
