### What a game counts for, series of games, and the seal that proves a fair deal.

counts-rated = 🏅 Rated game
counts-first = 🤝 Friendly (someone's first game, or only bots): hints, not rated
counts-friendly = 🤝 Friendly game, not rated
counts-hints = 🤝 Friendly game: hints, not rated
counts-practice = 🧭 Practice, from table { $table }: not rated
series-stands = Best of { $length }, game { $game }: { $score }
series-won = { $many ->
    [one] 🏆 { $who } wins the series: { $score }
   *[other] 🏆 { $who } share the series: { $score }
  }
series-next = Next game
series-new = New series
series-one = A single game
series-best-of = Best of { $length }
seal-note = 🔒 Fairness code: `{ $word }`. Keep it: at the end it proves that nobody changed the deal.
seal-opened = 🔓 Fairness code `{ $word }`, seed `{ $seed }`: with the game file anyone can check the deal.
command-new-series = How many games in a row decide
    .name = series

## What a game that is over changed in the ratings

rating-title = Rating
rating-change = { $who }: { $before } → { $after } ({ $change }), { $why }
rating-beaten = ahead of { $beaten } of { $others }
rating-lost = lost by leaving
rating-weight = counts { $share }%: same opponents again
rating-former = The player who left the seat of { $who }
rating-legend = Do better than expected and your rating rises. /{ command-leaderboard.name } shows all. Bots have fixed ratings.
rating-ended = Not rated: the game ended early.
