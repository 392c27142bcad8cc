-- What waits in the outbox: whose turn it is, and when what failed is tried again. Messages that must go.

CREATE TABLE new_outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (
        what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost', 'tidy')
    ),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    changed  REAL    NOT NULL,                     -- when something last happened at its table
    due      REAL    NOT NULL DEFAULT 0,           -- not to be tried again before
    tries    INTEGER NOT NULL DEFAULT 0,           -- that have failed
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO new_outbox (table_id, what, seat, ply, revision, changed)
SELECT table_id, what, seat, ply, outbox.revision, changed FROM outbox JOIN tables ON id = table_id;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_by_activity ON outbox (changed, due);

-- Boards and calls of ours in whose place newer ones stand; they must be deleted.
CREATE TABLE leftovers (
    message  INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel  INTEGER NOT NULL
) STRICT;

CREATE INDEX leftovers_of_a_table ON leftovers (table_id);

ALTER TABLE people ADD COLUMN dm_channel INTEGER;  -- that of direct messages, so that it is opened once
