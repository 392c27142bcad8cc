"""What is drawn alike for every game: its cover, a card to look up, its end, its ledger, its signs."""
