"""Hamburg: its rules by scenarios of one line, its players, its screens.

Many files: one per phase and per part of the screens; records, presses and pictures have subfolders.
"""
