-- Keyed hashes of players who were erased while a season ran: they play it once.

ALTER TABLE seasons ADD COLUMN former TEXT NOT NULL DEFAULT '[]';
