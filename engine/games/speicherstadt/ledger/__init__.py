"""Statistics of a finished game: decisions in the lines, and the value of each card."""
