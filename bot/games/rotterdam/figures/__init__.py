"""What only this game shows: the water and the ships on it."""
