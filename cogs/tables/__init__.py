"""Cogs for a table from the lobby to its end: moves, orders, seats, channels."""
