### The ledger of nerves: what a game that is over tells of everybody's courage in the lines.

nerves-open = Game stats
nerves-title = Game stats
nerves-players = Players
nerves-highlights = Highlights
nerves-share = Share in channel
nerves-untold = No stats for this game: only its end is still stored.
# $link is an address.
nerves-shared = Everyone can see them [here]({ $link }).
nerves-shared-by = { $who } shows the stats of { $game }.
# On the picture, beside a crown.
nerves-best = highest of all
# In the description of the picture, after a number.
nerves-best-short = highest
