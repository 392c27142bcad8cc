-- What is due is found without reading the tables; why a channel refuses us, and when the host heard of it.

DROP INDEX tables_by_alarm;
CREATE INDEX tables_by_alarm ON tables (alarm, changed) WHERE alarm IS NOT NULL;
CREATE INDEX people_by_digest ON people (digest) WHERE digest IS NOT NULL;

ALTER TABLE tables ADD COLUMN trouble TEXT NOT NULL DEFAULT 'gone';  -- of a lost table: what its channel ails
ALTER TABLE tables ADD COLUMN complained REAL;                       -- when its host was last told of that
CREATE INDEX lost_tables ON tables (guild) WHERE lost IS NOT NULL;
