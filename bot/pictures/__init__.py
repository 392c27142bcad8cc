"""Pictures of a table, drawn by code: facts go in, a PNG comes out. Nothing here knows rules or languages.

Many files: one per tool of the painters (pen, letters, palette, icons, seats), each small and used alone;
whole drawings have a subfolder.
"""
