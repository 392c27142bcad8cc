"""Seasons by presses.

Many files: one per kind of season or topic; a case that needs a world takes seconds, and files run in parallel.
"""
