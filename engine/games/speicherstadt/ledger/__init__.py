"""What a game tells of its players: nerves in the lines, and what each card is worth."""
