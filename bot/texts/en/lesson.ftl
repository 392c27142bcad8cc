### The teaching table: learning a game by playing it. What is said about a game stands in its room.

command-learn = Learn a game by playing: alone, at any hour, against bots
    .name = learn
lobby-learn = Learn by playing
# $where: season, round and phase, or the name of the game.
learn-title = Lesson · { $where }
# $others: how many bots play.
learn-welcome =
    { $others ->
        [one] A real game of { $game } against a bot. Only you see it, and it counts for nothing.
       *[other] A real game of { $game } against { $others } bots. Only you see it, and it counts for nothing.
    }
learn-enough = That was the lesson: you know the game now. Play on to the end if you like.
learn-more = The lesson ends here, but not everything has come up. Play on: what is new is explained when it comes.
learn-begin = Begin
learn-on = Play on
learn-other = Another lesson
learn-slip = You can take it back.
learn-back = Take it back
learn-stop = Stop the lesson
learn-over = That was a whole game. /{ command-new.name } opens a table for people and bots.
learn-stopped = The lesson is over. /{ command-learn.name } begins a new one.
learn-again = Once more
# The computer player of lessons.
agent-tutor = tutor
