### The settings of a lobby, which its host may change until the start.

lobby-settings = Table settings
settings-of-table = Settings of this table
setting-which = Change a setting …
setting-game = Game
setting-expansion = Expansion
setting-seats = Seats
setting-series = Series
setting-pace = Clock
setting-zero = When time runs out
setting-rated = Rating
setting-rated-yes = the game counts
setting-rated-no = friendly, not rated
setting-hints = Hints
setting-hints-no = without
setting-hints-yes = on request (not rated)
setting-language = Language of the board
lobby-send-away = Send a player away …
setting-host = { $host } can change this until the start.
lobby-elsewhere = On this server tables are opened in { $channel }. Give /{ command-new.name } there.
