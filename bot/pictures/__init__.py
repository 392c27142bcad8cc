"""Pictures of a table, drawn by code: facts go in, a PNG comes out. Nothing here knows rules or languages."""
