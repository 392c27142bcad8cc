### Die Lernpartie: ein Spiel beim Spielen lernen. Was zu einem Spiel gesagt wird, steht in seinem Zimmer.

command-learn = Ein Spiel beim Spielen lernen: allein, jederzeit, gegen Bots
    .name = lernen
lobby-learn = Spielend lernen
# $where: Jahreszeit, Runde und Phase oder der Name des Spiels.
learn-title = Lernpartie · { $where }
# $others: wie viele Bots mitspielen.
learn-welcome =
    { $others ->
        [one] Eine echte Partie { $game } gegen einen Bot. Nur du siehst sie, und sie zählt für nichts.
       *[other] Eine echte Partie { $game } gegen { $others } Bots. Nur du siehst sie, und sie zählt für nichts.
    }
learn-enough = Das war die Einführung: Du kennst das Spiel jetzt. Spiel gern bis zum Ende weiter.
learn-more = Die Einführung endet hier, doch nicht alles kam schon vor. Spiel weiter: Neues wird erklärt, wenn es kommt.
learn-begin = Anfangen
learn-on = Weiterspielen
learn-other = Ein anderes lernen
learn-slip = Du kannst es zurücknehmen.
learn-back = Zurücknehmen
learn-stop = Aufhören
learn-over = Das war eine ganze Partie. /{ command-new.name } eröffnet einen Tisch für Leute und Bots.
learn-stopped = Die Lernpartie ist zu Ende. /{ command-learn.name } beginnt eine neue.
learn-again = Noch einmal
# Der Bot der Lernpartien.
agent-tutor = Tutor
