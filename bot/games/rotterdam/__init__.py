"""Rotterdam for people: its words, looks and pictures.

A file per part of the presenter's contract, so that the games look alike inside; drawings and desks have
subfolders.
"""
