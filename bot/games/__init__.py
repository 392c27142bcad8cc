"""Presenters of the games, a package each. Imported by worker processes that draw: keep it light."""
