"""What a finished game tells of its players besides their points."""
