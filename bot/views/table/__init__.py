"""Public messages of a table: board, log, standings, result."""
