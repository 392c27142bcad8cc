-- Clocks, orders, caretakers, undo, votes, alarms.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';        -- the name of its clock
ALTER TABLE tables ADD COLUMN at_zero TEXT NOT NULL DEFAULT 'nothing';  -- what happens when one runs out
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;         -- people may ask a computer player
ALTER TABLE tables ADD COLUMN motion TEXT;                              -- JSON; what is voted on
ALTER TABLE tables ADD COLUMN paused REAL;                              -- since when it rests
ALTER TABLE tables ADD COLUMN lost REAL;                                -- since when its channel is gone
ALTER TABLE tables ADD COLUMN alarm REAL;                               -- when it must be looked at next

CREATE INDEX tables_by_alarm ON tables (alarm) WHERE alarm IS NOT NULL;

CREATE TABLE new_chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,
    agent    TEXT,                                 -- who plays, if that is not the person
    acted    REAL    NOT NULL,
    minder   TEXT    NOT NULL DEFAULT '',          -- why an agent plays for a person
    bank     REAL    NOT NULL DEFAULT 0,           -- seconds on his clock
    since    REAL,                                 -- since when it runs
    orders   TEXT,                                 -- JSON; what he has answered in advance: secret
    calls    INTEGER NOT NULL DEFAULT 0,           -- how often he was called for his present decision
    called   REAL    NOT NULL DEFAULT 0,           -- when last
    snooze   REAL,
    warned   INTEGER NOT NULL DEFAULT 0,           -- the last call is out
    expired  INTEGER NOT NULL DEFAULT 0,           -- his time ran out
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR agent IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO new_chairs (table_id, seat, person, agent, acted, calls)
SELECT table_id, seat, person, agent, acted, 1 FROM chairs;
DROP TABLE chairs;
ALTER TABLE new_chairs RENAME TO chairs;
CREATE INDEX chairs_of_a_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                     -- the last guard against two entries in one place
    what     TEXT    NOT NULL,                     -- why a move was made, or what was remarked
    facts    TEXT    NOT NULL,                     -- JSON; a move as in a game record
    person   INTEGER,                              -- who pressed
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO log (table_id, number, what, facts, person, at)
SELECT table_id, number,
       CASE WHEN auto = 1 THEN 'forced' WHEN person IS NULL THEN 'agent'
            WHEN EXISTS (SELECT 1 FROM moves AS before
                         WHERE before.table_id = moves.table_id AND before.number = moves.number - 1
                           AND before.person = moves.person AND before.at = moves.at)
            THEN 'step' ELSE 'hand' END,               -- the further moves of one press have its moment
       facts, person, at
FROM moves;
DROP TABLE moves;

UPDATE tables SET alarm = 0 WHERE status = 'running';  -- whoever is waited for is reminded from now on

CREATE TABLE new_outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost')),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO new_outbox SELECT table_id, what, seat, ply, revision FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

-- What is on a desk outlives one's other answers of the round.
DROP TABLE drafts;
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE jottings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    body     TEXT    NOT NULL,                     -- what somebody wrote to himself
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

ALTER TABLE people ADD COLUMN habits TEXT;         -- JSON; quiet hours and the like
ALTER TABLE people ADD COLUMN digest REAL;         -- when his next digest is due
