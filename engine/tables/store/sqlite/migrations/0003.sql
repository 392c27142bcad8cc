-- Results, seals, series.

ALTER TABLE tables ADD COLUMN seed TEXT;         -- from which the deal was drawn; secret until the game is over
ALTER TABLE tables ADD COLUMN first INTEGER;     -- the seat that begins; NULL: by lot
ALTER TABLE tables ADD COLUMN series INTEGER;    -- the first table of its series; NULL: its own
ALTER TABLE tables ADD COLUMN best_of INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN forked INTEGER;    -- the table from which it goes on

CREATE INDEX tables_of_a_series ON tables (series) WHERE series IS NOT NULL;

CREATE TABLE results (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order in which games came to an end
    table_id   INTEGER NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    guild      INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    expansions TEXT    NOT NULL,                   -- JSON list of names
    season     TEXT    NOT NULL,                   -- of the server: year and quarter, 2026-4
    kind       TEXT    NOT NULL CHECK (kind IN ('rated', 'friendly', 'minded', 'practice', 'abandoned')),
    rounds     INTEGER NOT NULL,
    moves      INTEGER NOT NULL,
    began      REAL    NOT NULL,
    ended      REAL    NOT NULL,
    record     TEXT                                -- JSON; NULL where the moves could no longer be read
) STRICT;

CREATE INDEX results_of_a_guild ON results (guild, number);

CREATE TABLE places (
    number  INTEGER NOT NULL REFERENCES results (number) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    person  INTEGER,
    agent   TEXT,
    rank    INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    coins   INTEGER NOT NULL,
    sources TEXT    NOT NULL,                      -- JSON; points by source
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX places_of_a_person ON places (person) WHERE person IS NOT NULL;

ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;  -- on no leaderboard, without a profile
