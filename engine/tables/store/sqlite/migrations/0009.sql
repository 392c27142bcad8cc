-- A lesson is a table that only its learner sees; it counts for nothing.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
