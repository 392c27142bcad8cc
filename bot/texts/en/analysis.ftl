### What decided a finished game: luck, decisions, and what each of one's own decisions cost.

command-analysis = See what decided a finished game: luck, decisions, chances
    .name = analysis
command-analysis-table = Table number (empty: the latest in this channel)
    .name = table

analysis-open = What decided it?
analysis-title = What decided it?
# On the picture, below the title.
analysis-winner = { $who } won
analysis-about = How far everyone finished above or below the others' average, and why.
analysis-made = Points above the others' average
# Over the curves of the picture; the numbers are per cent.
analysis-chances = Winning chances in %
analysis-seat = starting seat
analysis-luck = luck
analysis-own = own decisions
analysis-gifts = others' decisions
analysis-rest = unexplained
analysis-turns = Turning points
# $change: per cent, with its sign.
analysis-turn = Round { $round }: { $who } { $change }% chance to win
analysis-judge = { $game } · analysis { $version } · starting seat: what that seat is usually worth; unexplained: no clear cause
analysis-works =
    { $part ->
        [own] Analysing your decisions
       *[all] Analysing the whole game
    }: round { $round } of { $rounds }{ $minutes ->
        [-1] .
        [0] , less than a minute left.
        [one] , about a minute left.
       *[other] , about { $minutes } minutes left.
    }
analysis-begins = Starting in a moment.
analysis-ready = Your decisions are ready to look at.
analysis-queued = The bot is analysing another game first.
analysis-stalled = The bot is busy with running games, so this takes a while longer.
analysis-leave = You can close this. The same button brings you back.
analysis-cancel = Cancel
analysis-cancelled = Cancelled. You can ask for it again at any time.
analysis-not-cancelled = There is no analysis of yours to cancel.
analysis-enough = You have used your analyses for today. Come back tomorrow.
analysis-busy = Your other analysis is still running. Ask again when it is done.
analysis-later = Others may still be playing this deal. The analysis opens when their week is over.
analysis-none = The bot analyses only games played to the end.
analysis-failed = The analysis failed. Try again later.

# One's own decisions.
analysis-mine = My decisions
analysis-page = Decision { $number } of { $of } · round { $round }
analysis-question = What would you do now?
analysis-now = Your answer
analysis-show = Show the answer
analysis-right = ✅ Correct.
analysis-did = You played: **{ $what }**
analysis-better = Best: **{ $what }**
# $who: the master; $same: whether that is the better answer.
analysis-master =
    { $same ->
        [yes] The { $who } bot would have played the same.
       *[no] The { $who } bot would have chosen **{ $what }**.
    }
analysis-cost =
    Loss: about { $points } points ({ $mark ->
        [blunder] blunder
        [mistake] mistake
       *[slip] inaccuracy
    }).
analysis-share = Share in channel
analysis-shared = Everyone can see it [here]({ $link }).
analysis-shared-by = { $who } shows a decision from table { $table }, round { $round }.
analysis-did-other = Played: **{ $what }**
analysis-all = The whole game
analysis-clean = You made no clear mistakes.
analysis-grade =
    { $count ->
        [one] In your only decision with a choice
       *[other] In your { $count } decisions with a choice
    } you lost { $loss } points on average (± { $error }).
# $who: computer players with their stars, one or several.
analysis-alike = You played about as well as: { $who }
# Where none loses as much: the one that comes closest.
analysis-nearest = Closest bot: { $who }
analysis-strength = { $who } { $stars } (loss { $loss })
analysis-few = Too few decisions to compare you with the bots.
analysis-find = Your best find: round { $round }, { $what }. Hard to spot, and worth about { $points } points.
analysis-nothing = There was nothing to compare in your decisions.
# In a profile.
profile-losses =
    Loss per decision: { $loss } points (± { $error }), { $games ->
        [one] 1 analysed game
       *[other] last { $games } analysed games
    }
# $ahead, $without: points with their sign.
profile-luck = Margin over the others: { $ahead } points per game; without luck { $without } (± { $error })
profile-decided = Last game: what decided it?
