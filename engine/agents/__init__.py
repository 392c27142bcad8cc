"""Shared parts of computer players. Each game brings its own agents, which see only the view of their
seat.

Many files: one per building block (search, prior, rollout, rating, arena), which games combine as they need.
"""
