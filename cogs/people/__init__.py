"""What belongs to one person: games, profile, settings, data."""
