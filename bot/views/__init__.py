"""Messages of a table, for any game: public ones and private ones."""
