"""Public messages of a table: board, log, standings, result.

Many files: one per message, or part that several messages share.
"""
