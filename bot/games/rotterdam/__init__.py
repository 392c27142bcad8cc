"""Rotterdam for people: its words, looks and pictures.

Many files: one per part of the presenter's contract, so that the games look alike inside; drawings and
desks have subfolders.
"""
