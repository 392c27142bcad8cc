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
    .help = what this place at the table is usually worth
analysis-luck = luck
    .help = the cards that came up, compared with average ones
analysis-decisions = decisions
    .help = what the player and the others chose
analysis-turns = Turning points
# $points: with its sign. $before, $after: the chance in per cent.
analysis-turn =
    Round { $round }: **{ $who } { $points } points of winning chance** ({ $before } → { $after }){ $cause ->
        [luck] , by luck
        [bad] , by bad luck
        [decisions] , by decisions
       *[many] , by many things together
    }. { $what }
analysis-drawn = New cards come up
analysis-decided = What { $who } decided
analysis-help = What the words mean
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
analysis-asked = It was your turn: **{ $what }**
analysis-question = What would you do now?
analysis-others = The others
analysis-now = Your answer
analysis-show = Show the answer
analysis-right = ✅ Correct.
analysis-close = ✅ **{ $what }** is about as good as the best answer.
analysis-same = You chose the same in the game.
analysis-tried = Your answer: **{ $what }**. It costs about { $points }{ analysis-families }.
analysis-again = Try again
# $shown: the number as it is shown.
analysis-points =
    { $count ->
        [one] { $shown } point
       *[other] { $shown } points
    }
# What a decision costs under both kinds of players.
analysis-families =
    { $differs ->
        [yes] : { $careful } if everyone plays on carefully, { $quick } if fast
       *[no] {""}
    }
analysis-did =
    In the game: **{ $what }**. It cost about { $points }{ $mark ->
        [blunder] {" "}(blunder)
        [mistake] {" "}(mistake)
       *[slip] {" "}(inaccuracy)
    }{ analysis-families }.
analysis-better = Best: **{ $what }**.
# $who: the master.
analysis-master-same = The { $who } bot would have done the same as you.
analysis-master-close = The { $who } bot would have chosen **{ $what }**, which is about as good.
analysis-master-dear = The { $who } bot would have chosen **{ $what }**, which costs about { $points }.
analysis-master-other = The { $who } bot would have chosen **{ $what }**.
analysis-share = Share in channel
analysis-shared = Everyone can see it [here]({ $link }).
analysis-shared-by = { $who } shows a decision from table { $table }, round { $round }.
analysis-did-other =
    Played: **{ $what }**. It cost about { $points }{ $mark ->
        [blunder] {" "}(blunder)
        [mistake] {" "}(mistake)
       *[slip] {" "}(inaccuracy)
    }{ analysis-families }.
analysis-all = The whole game
analysis-clean = You made no clear mistakes.
# $count: of ten decisions that are called mistakes, how many cost nothing in full playouts.
analysis-wrong =
    Of ten decisions shown in this game, about { $count ->
        [one] one costs
       *[other] { $count } cost
    } nothing after all.
analysis-grade =
    { $count ->
        [one] Your only decision cost you about { $points }.
       *[other] Judged one by one, your { $count } decisions cost you about { $points } (they overlap, so not all of that was lost).
    }
analysis-grade-few = The costliest { $count } alone: { $points }.
# $least, $most: two standard errors around the mean.
analysis-mean = On average **{ $loss }** per decision; with other cards it could have been { $least } or { $most }.
# $bots: computer players, each with its mean loss.
analysis-levels = Bots lose on average: { $bots }.
# $bots: pairs of computer players.
analysis-levels-close = Too close to tell apart so far: { $bots }.
analysis-few = One game is too little to say how strongly you play.
# $weakest, $strongest: computer players.
analysis-between = You decide about as well as the bots from { $weakest } to { $strongest }. One game cannot tell more.
analysis-find = Your best find, round { $round }: **{ $what }**. Hard to spot, and worth about { $points }.
analysis-nothing = There was nothing to compare in your decisions.
# In a profile.
profile-losses =
    Loss per decision: { $loss } points ({ $least } to { $most }), { $games ->
        [one] 1 analysed game
       *[other] last { $games } analysed games
    }
# $ahead, $without: points with their sign.
profile-luck = Margin over the others: { $ahead } points per game; without luck about { $without }{ $error ->
        [none] {""}
       *[other] {" "}(± { $error })
    }
profile-level = Decides about as well as the bot: { $who }
profile-decided = Last game: what decided it?
