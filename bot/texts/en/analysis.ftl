### What decided a finished game: luck, decisions, and what each of one's own decisions cost.

command-analysis = What decided a finished game: luck, decisions, chances
    .name = analysis
command-analysis-table = The number of the table; without it, the newest of this channel
    .name = table

analysis-open = What decided it?
analysis-title = What decided it?
# On the picture, below the title.
analysis-winner = { $who } won
analysis-about = Points ahead of the mean of the others, and what made them.
analysis-made = Points ahead of the mean of the others
# Over the curves of the picture; the numbers are per cent.
analysis-chances = Chance to win, in %
analysis-seat = seat
analysis-luck = luck
analysis-own = own decisions
analysis-gifts = gifts of the others
analysis-rest = rest
analysis-turns = Turning points
# $change: per cent, with its sign.
analysis-turn = Round { $round }: { $who } { $change } % to win
analysis-judge = { $game } · judge { $version } · seat: value of the place at the start. Rest: what no one can attribute.
analysis-works =
    { $part ->
        [own] Your own decisions come first
       *[all] Playing the game again
    }: round { $round } of { $rounds }{ $minutes ->
        [-1] .
        [0] , less than a minute more.
        [one] , about a minute more.
       *[other] , about { $minutes } minutes more.
    }
analysis-begins = It begins in a moment.
analysis-ready = Your own decisions are ready.
analysis-queued = Another game comes first.
analysis-stalled = The host is busy: running games go first, then this goes on.
analysis-leave = You can leave, and come back by the same button.
analysis-enough = You have asked for many analyses today. Please come back tomorrow.
analysis-busy = Another analysis of yours is not done yet. Please ask again after it.
analysis-later = Others may still play this deal. The analysis is there when their week is over.
analysis-none = Only games that were played to their end are analysed.
analysis-failed = The bot could not work it out just now. Please ask again later.

# One's own decisions.
analysis-mine = My decisions
analysis-page = Decision { $number } of { $of } · round { $round }
analysis-question = What would you do now?
analysis-now = Your answer
analysis-show = Show the answer
analysis-right = ✅ That is it.
analysis-did = You chose: **{ $what }**
analysis-better = Better: **{ $what }**
# $who: the master; $same: whether that is the better answer.
analysis-master = The house ({ $who }) would have chosen { $same ->
        [yes] the same as the better answer.
       *[no] **{ $what }**.
    }
analysis-cost =
    It cost about { $points } points: { $mark ->
        [blunder] a blunder
        [mistake] a mistake
       *[slip] a slip
    }.
analysis-share = Show to all
analysis-shared = Everyone can see it [here]({ $link }).
analysis-shared-by = { $who } shows a decision from table { $table }, round { $round }.
analysis-did-other = Chosen: **{ $what }**
analysis-all = The whole game
analysis-clean = No decision of yours was surely wrong.
analysis-grade = Where it mattered, { $count ->
        [one] in one decision
       *[other] in { $count } decisions
    }, you lost { $loss } points each on average, give or take { $error }.
# $who: computer players with their stars, one or several.
analysis-alike = That is the level of: { $who }
# Where none loses as much: the one that comes closest.
analysis-nearest = Closest to: { $who }
analysis-strength = { $who } { $stars } (loses { $loss })
analysis-few = Too few decisions mattered for a comparison with the bots.
analysis-find = Your best: round { $round }, { $what }. Most would have missed it; it was worth about { $points } points.
analysis-nothing = No decision of yours could be compared.
# In a profile.
profile-losses =
    Decisions that mattered cost { $loss } points each on average (give or take { $error }), in { $games ->
        [one] one analysed game
       *[other] the last { $games } analysed games
    }
# $ahead, $without: points with their sign.
profile-luck = In these games { $ahead } points ahead of the mean of the others, without luck { $without } (give or take { $error })
profile-decided = Last game: what decided it?
