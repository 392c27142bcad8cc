### What a game counts for, series of games, and the seal that proves a fair deal.

counts-rated = 🏅 Rated game
counts-first = 🤝 Friendly game with hints, not rated: it is a first game, or all others are bots.
counts-friendly = 🤝 Among friends: not rated
counts-hints = 🤝 Among friends: hints on request, not rated
counts-practice = 🧭 Practice, going on from table { $table }: not rated
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
seal-foot = Seal { $word }
seal-opened = 🔓 Seal `{ $word }`, seed `{ $seed }`: with the record anyone can check the deal.
command-new-series = How many games in a row decide
    .name = series
