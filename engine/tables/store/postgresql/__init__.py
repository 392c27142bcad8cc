"""Tables in a database of a PostgreSQL server."""
