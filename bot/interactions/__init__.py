"""Requests of users (commands, presses, modals) and their answers."""
