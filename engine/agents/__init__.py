"""Shared parts of computer players. Each game brings its own agents, which see only the view of their
seat.
"""
