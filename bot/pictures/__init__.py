"""Pictures of a table, drawn by code: facts go in, a PNG comes out. Nothing here knows rules or languages.

A file per tool of the painters (pen, letters, palette, icons, seats); whole drawings have a subfolder.
"""
