-- Calls for players: terms, what happened, the messages about them; who wants to be rung; who follows a table.

CREATE TABLE calls (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    caller INTEGER NOT NULL,
    stage TEXT NOT NULL,
    terms TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    alarm REAL NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
);
CREATE INDEX calls_by_guild ON calls (guild);
CREATE INDEX calls_by_caller ON calls (caller);
CREATE INDEX calls_by_table ON calls (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX calls_by_alarm ON calls (alarm);

CREATE TABLE call_events (
    call_id INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (call_id, number)
) WITHOUT ROWID;
CREATE INDEX call_events_by_person ON call_events (person);

-- The message of a call (person 0), and rings by direct message; message 0: still to be sent.
CREATE TABLE call_messages (
    call_id INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL DEFAULT 0,
    message INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (call_id, person)
) WITHOUT ROWID;
CREATE INDEX call_messages_by_person ON call_messages (person);

CREATE TABLE ringers (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    rung REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (person, guild, game)
) WITHOUT ROWID;
CREATE INDEX ringers_by_game ON ringers (guild, game, active, rung);

-- `due`: when something is to be sent of the table; NULL: nothing.
CREATE TABLE follows (
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due REAL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX follows_by_table ON follows (table_id);
CREATE INDEX follows_by_due ON follows (due) WHERE due IS NOT NULL;

-- The terms of the last call of a person; with how many people at least a player of a lobby plays.
ALTER TABLE people ADD COLUMN last_call TEXT;
ALTER TABLE chairs ADD COLUMN least INTEGER NOT NULL DEFAULT 0;
