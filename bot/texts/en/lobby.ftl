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
setting-rated-yes = rated
setting-rated-no = friendly game
setting-hints = Hints
setting-hints-no = off
setting-hints-yes = on (then not rated)
setting-language = Language of the board
lobby-send-away = Send a player away …
setting-host = { $host } can change this until the start.
lobby-elsewhere = On this server, tables go in { $channel }. Use /{ command-new.name } there.
