"""Rotterdam: its rules by scenarios of one line, its players, its screens.

Many files: one per concept that several phases share; phases, screens, pictures and presses have subfolders.
"""
