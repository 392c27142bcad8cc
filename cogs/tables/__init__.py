"""A table from the lobby to its end: starting, pressing, orders, who sits there, where it stands."""
