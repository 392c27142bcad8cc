"""The water: the map and the ships on it; and the ships of one player."""
