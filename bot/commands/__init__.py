"""The host's command line.

Many files: one per command, and what several of them share.
"""
