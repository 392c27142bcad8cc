-- Tables, who sits at them, every move, and what must still be said.

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: buttons of a forgotten table stay foreign
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,                   -- of the rules under which it is played
    expansions TEXT    NOT NULL,                   -- JSON list of names
    seats      INTEGER NOT NULL,                   -- that may be taken
    language   TEXT    NOT NULL,                   -- in which everybody reads the board
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'ended')),
    deal       TEXT,                               -- JSON; secret until the game is over
    snapshot   TEXT,                               -- JSON; a cache, the moves are the truth
    revision   INTEGER NOT NULL,
    created    REAL    NOT NULL,                   -- seconds since 1970
    changed    REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_of_a_channel ON tables (channel, id);

CREATE TABLE chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,
    agent    TEXT,
    acted    REAL    NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((person IS NULL) <> (agent IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_of_a_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                     -- the last guard against two moves in one place
    facts    TEXT    NOT NULL,                     -- JSON, as in a game record
    auto     INTEGER NOT NULL,
    person   INTEGER,                              -- who pressed; NULL: agent or forced
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping', 'private')),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    person     INTEGER PRIMARY KEY,
    dms_closed INTEGER NOT NULL DEFAULT 0,
    language   TEXT                                -- of what only this person reads
) STRICT;

CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    language TEXT NOT NULL                         -- of new tables
) STRICT;

CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
