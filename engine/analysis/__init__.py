"""Analysis of finished games: what was luck, what were decisions, what did each one cost.

Knows neither Discord nor any game: a record is replayed, and the game's `Judge` says what positions are
worth.
"""
