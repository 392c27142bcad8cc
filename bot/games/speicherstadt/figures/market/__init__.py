"""The market: cards with their lines of workers, and the second row above them."""
