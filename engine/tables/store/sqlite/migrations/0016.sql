-- Seasons: what was agreed, who takes part, what happened, their games, and what must still be said.

CREATE TABLE seasons (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,                      -- where its board stands
    host     INTEGER NOT NULL,                      -- the manager who opened it
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'league', 'cup', 'duplicate')),
    status   TEXT    NOT NULL CHECK (status IN ('sign-up', 'running', 'ended', 'cancelled')),
    language TEXT    NOT NULL,
    plan     TEXT    NOT NULL,                      -- game and dates, in JSON
    secret   TEXT    NOT NULL DEFAULT '',           -- of the draw; published at the start
    earlier  INTEGER,                               -- the season that it continues
    revision INTEGER NOT NULL DEFAULT 0,
    alarm    REAL,                                  -- when it must be looked at next
    created  REAL    NOT NULL,
    changed  REAL    NOT NULL
) STRICT;

CREATE INDEX seasons_of_a_guild ON seasons (guild, status);
CREATE INDEX seasons_by_alarm ON seasons (alarm) WHERE alarm IS NOT NULL;

CREATE TABLE season_people (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    who    INTEGER NOT NULL,                        -- the number of a player in the events
    person INTEGER NOT NULL,
    PRIMARY KEY (season, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX seasons_of_a_person ON season_people (person);

CREATE TABLE season_events (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    facts  TEXT    NOT NULL,
    PRIMARY KEY (season, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_games (
    season   INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    fixture  INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (season, fixture)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_outbox (
    season INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    what   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    due    REAL    NOT NULL DEFAULT 0,
    tries  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season, what, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_messages (
    season  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    what    TEXT    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (season, what)
) STRICT, WITHOUT ROWID;
