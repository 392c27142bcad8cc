-- When a message that must go is deleted: the board that a moved table has left says for a day where it is.

ALTER TABLE leftovers ADD COLUMN due REAL NOT NULL DEFAULT 0;
