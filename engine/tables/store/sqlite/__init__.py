"""Tables in one file of SQLite: opening it, looking into it, copying it, putting a copy in its place."""
