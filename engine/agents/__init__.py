"""Shared parts of computer players. Each game brings its own agents, which see only the view of their
seat.

A file per building block (search, prior, rollout, rating, arena); games combine them as they need.
"""
