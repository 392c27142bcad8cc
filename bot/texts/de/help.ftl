### /hilfe, und was gefragt wird, wo kein Tisch sagt, welches Spiel.

command-help = Erfahren, was Kontor ist, und die wichtigsten Befehle sehen
    .name = hilfe
help-title = Kontor
# $games: alles, was man spielen kann.
help-text =
    Brettspiele in euren Kanälen, ein paar Klicks am Tag: { $games }.
    Kontor kennt die Regeln, sagt Bescheid, wer dran ist, und zählt die Punkte.
help-open-table = Tisch eröffnen
help-my-games = Meine Partien
# Beside a table whose game has a lesson.
help-lesson-here = { $game } lernen, das Spiel hier am Tisch? Oder ein anderes:
help-learn-game = { $game } lernen
help-which-lesson = Welches Spiel möchtest du lernen?
help-lesson-sitting = Eine Lernpartie spielst du am Stück, gegen Bots.
help-which-rules = Die Regeln von welchem Spiel?

# $least und $most: Tage, je nachdem, wie viele spielen.
effort-game = { $least } bis { $most } Tage · { $difficulty }
# Dasselbe, wo es gleich ist, wie viele spielen.
effort-game-alike =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } · { $difficulty }
effort-lesson = Etwa { $minutes } Minuten · { $difficulty }
effort-easy = leicht
effort-medium = mittel
effort-hard = anspruchsvoll
# $decisions: von allen, die mitspielen.
length-alone = Am Stück gespielt: etwa { $decisions } Entscheidungen.
length-people =
    Bei 2 Besuchen am Tag: etwa { $planned ->
        [one] 1 Tag
       *[other] { $planned } Tage
    } mit Plänen, { $newcomers } ohne.
