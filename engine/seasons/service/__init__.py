"""Seasons of servers: stored events, clocks and games, above the tables."""
