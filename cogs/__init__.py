"""Slash commands and components: they receive, and hand over at once."""
