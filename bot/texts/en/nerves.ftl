### The ledger of nerves: what a game that is over tells of everybody's courage in the lines.

nerves-open = Game stats
nerves-title = Ledger of nerves
nerves-highlights = Nerves of this game
nerves-share = Show it to all
nerves-untold = Only the end of this table can still be read, not how it came to that. So its ledger of nerves stays closed.
# $link is an address.
nerves-shared = Everybody can see it [here]({ $link }).
nerves-shared-by = { $who } opens the ledger of nerves of { $game }.
# On the picture, beside a crown.
nerves-best = the highest of all
# In the description of the picture, after a number.
nerves-best-short = highest
