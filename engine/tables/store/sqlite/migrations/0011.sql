-- A seat that was left: when its owner heard of it, and that this is one more thing to say.

ALTER TABLE chairs ADD COLUMN told REAL;                              -- when its owner heard that it was left
UPDATE chairs SET told = (SELECT changed FROM tables WHERE id = table_id) WHERE minder IN ('clock', 'vote');


CREATE TABLE new_outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT    NOT NULL CHECK (
        what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost', 'minded', 'tidy')
    ),
    seat     INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    changed  REAL    NOT NULL,
    due      REAL    NOT NULL DEFAULT 0,
    tries    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, what, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO new_outbox SELECT table_id, what, seat, ply, revision, changed, due, tries FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_by_activity ON outbox (changed, due);
