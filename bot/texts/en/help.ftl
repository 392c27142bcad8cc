### /help, and what is asked where no table says which game.

command-help = What Kontor is, and the commands that matter
    .name = help
help-title = Kontor
# $games: all that can be played.
help-text =
    Play board games in your channels, a few taps a day: { $games }.
    Kontor knows the rules, pings the next player and counts the points.
help-open-table = Open a table
help-my-games = My games
# Beside a table whose game has a lesson.
help-lesson-here = Learn { $game }, the game played here? Or another one:
help-learn-game = Learn { $game }
help-which-lesson = Which game do you want to learn?
help-lesson-sitting = You play a lesson in one go, against bots.
help-which-rules = The rules of which game?

# $least and $most: days, by how many play.
effort-game = { $least } to { $most } days · { $difficulty }
# The same, where it makes no difference how many play.
effort-game-alike =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } · { $difficulty }
effort-lesson = About { $minutes } minutes · { $difficulty }
effort-easy = easy
effort-medium = medium
effort-hard = demanding
# $decisions: of each player.
length-alone = In one go: about { $decisions } decisions.
length-people =
    With 2 visits a day: about { $planned ->
        [one] 1 day
       *[other] { $planned } days
    } with plans, { $newcomers } without.
