-- For how long habits have stopped a clock, in this decision and at this table; when a table's season began.

ALTER TABLE chairs ADD COLUMN stopped REAL NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN rested REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN season_began REAL;
