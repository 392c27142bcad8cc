-- Tables of seasons: which season opened one, when stand-ins play it to its end, whether they do so now.

ALTER TABLE tables ADD COLUMN season INTEGER;
ALTER TABLE tables ADD COLUMN deadline REAL;
ALTER TABLE tables ADD COLUMN closing INTEGER NOT NULL DEFAULT 0;
