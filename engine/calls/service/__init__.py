"""Service layer of calls: load, change, save, above the tables. Messages are sent after the commit."""
