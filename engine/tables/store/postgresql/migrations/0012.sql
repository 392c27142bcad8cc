-- Keyed hashes of players who gave up a seat of a running game, as a JSON list: they may claim no seat there.

ALTER TABLE tables ADD COLUMN former_sitters TEXT NOT NULL DEFAULT '[]';
