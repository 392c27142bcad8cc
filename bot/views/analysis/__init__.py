"""What decided a finished game: for all in one picture, for each player their own decisions."""
