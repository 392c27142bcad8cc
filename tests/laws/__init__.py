"""Laws: properties of every game, every screen and every file, found by themselves.

Many files: one per law, or few laws about one thing; a new game is held to all of them.
"""
