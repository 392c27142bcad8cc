"""What only this game shows: the display, the opening, senate and market, the piles."""
