"""Public messages of a table: board, log, standings, result.

A file per message or part of one.
"""
