"""Seasons by presses.

Many files: one per kind of season or topic; a case with a world takes seconds, and files run in parallel.
"""
