"""Statistics of a finished game: nerves in the lines, and the worth of each card."""
