"""What a game tells of its players besides points."""
