### Die Lernpartie: ein Spiel beim Spielen lernen. Was zu einem Spiel gesagt wird, steht in seinem Zimmer.

command-learn = Ein Spiel lernen, indem du es gegen Bots spielst
    .name = lernen
lobby-learn = Spielend lernen
# $where: Jahreszeit, Runde und Phase oder der Name des Spiels.
learn-title = Lernpartie · { $where }
# $others: wie viele Bots mitspielen.
learn-welcome =
    { $others ->
        [one] Eine echte Partie { $game } gegen einen Bot. Etwa { $minutes } Minuten. Nur du siehst sie, und sie wird nicht gewertet.
       *[other] Eine echte Partie { $game } gegen { $others } Bots. Etwa { $minutes } Minuten. Nur du siehst sie, und sie wird nicht gewertet.
    }
learn-enough = Das war die Einführung: Du kennst das Spiel. Spiel gern weiter.
learn-more = Das war die Einführung. Spiel gern weiter: Der Bot erklärt Neues, sobald es vorkommt.
learn-begin = Los geht's
learn-on = Weiterspielen
learn-other = Ein anderes lernen
learn-back = Zurücknehmen
learn-stop = Aufhören
learn-over = Das war eine ganze Partie. Mit anderen spielen: /{ command-new.name } eröffnet einen Tisch.
learn-stopped = Die Lernpartie ist zu Ende. /{ command-learn.name } beginnt eine neue.
learn-again = Noch einmal spielen
# Der Bot der Lernpartien.
agent-tutor = Tutor
