"""Occupants of a table: lobby, care, votes and series."""
