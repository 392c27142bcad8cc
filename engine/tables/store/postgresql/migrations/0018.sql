-- Tables of seasons: which season opened one, when stand-ins play it to its end, whether they do so now.

ALTER TABLE tables ADD COLUMN season BIGINT;
ALTER TABLE tables ADD COLUMN deadline DOUBLE PRECISION;
ALTER TABLE tables ADD COLUMN closing BIGINT NOT NULL DEFAULT 0;
