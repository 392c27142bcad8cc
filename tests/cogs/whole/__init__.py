"""Whole games by presses, and the bot as a whole under kills, races and hostile users.

Many files: one per kind of game or trouble; each runs for seconds, so workers share them evenly.
"""
