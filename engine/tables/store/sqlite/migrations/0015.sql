-- What decided finished games: what all may see, and the judged decisions of each seat for its player. An analysis
-- without a report is still to be worked out.

CREATE TABLE analyses (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    judge    INTEGER NOT NULL,
    asked_by INTEGER NOT NULL,
    asked    REAL NOT NULL,
    report   TEXT
) STRICT;

CREATE INDEX analyses_of_a_person ON analyses (asked_by, asked);

CREATE TABLE judgements (
    table_id  INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    decisions TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
