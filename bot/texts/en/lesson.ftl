### The teaching table: learning a game by playing it. What is said about a game stands in its room.

command-learn = Learn a game by playing it against bots
    .name = learn
lobby-learn = Learn by playing
# $where: season, round and phase, or the name of the game.
learn-title = Lesson · { $where }
# $others: how many bots play.
learn-welcome =
    { $others ->
        [one] A real game of { $game } against a bot. About { $minutes } minutes. Only you see it, and it is not rated.
       *[other] A real game of { $game } against { $others } bots. About { $minutes } minutes. Only you see it, and it is not rated.
    }
learn-enough = That was the lesson: you know the game. Play on if you like.
learn-more = That was the lesson. Play on if you like: the bot explains what is new when it comes up.
learn-begin = Start
learn-on = Keep playing
learn-other = Another lesson
learn-back = Take it back
learn-stop = Stop the lesson
learn-over = That was a whole game. To play with others: /{ command-new.name } opens a table.
learn-stopped = The lesson is over. /{ command-learn.name } starts a new one.
learn-again = Play it again
# The computer player of lessons.
agent-tutor = tutor
