### /help, and what is asked where no table says which game.

command-help = What Kontor is, and the commands that matter
    .name = help
help-title = Kontor
# $games: all that can be played.
help-text =
    Board games in your channels, a few presses a day: { $games }.
    Kontor knows the rules, asks the next player, and counts the points.
help-open-table = Open a table
help-my-games = My games
help-which-lesson = Which game do you want to learn?
help-lesson-sitting = A lesson is one sitting, against bots.
help-which-rules = The rules of which game?

# $least and $most: days, by how many play.
effort-game = { $least } to { $most } days · { $difficulty }
# The same, where it makes no difference how many play.
effort-game-alike =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } · { $difficulty }
effort-easy = easy
effort-medium = medium
effort-hard = demanding
# $decisions: of each player.
length-alone = One sitting, about { $decisions } decisions.
length-people =
    Two looks a day: about { $planned ->
        [one] 1 day
       *[other] { $planned } days
    } with plans, { $newcomers } without.
