"""Die Speicherstadt: its rules by scenarios of one line, its players, its screens.

Many files: one per phase and per part of the screens; the expansion and pictures have subfolders.
"""
