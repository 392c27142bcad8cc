"""Statistics of a finished game."""
