-- What decided finished games: what all may see, and the judged decisions of each seat for its player. An analysis
-- without a report is still to be worked out.

CREATE TABLE analyses (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    judge    BIGINT NOT NULL,
    asked_by BIGINT NOT NULL,
    asked    DOUBLE PRECISION NOT NULL,
    report   TEXT
);

CREATE INDEX analyses_of_a_person ON analyses (asked_by, asked);

CREATE TABLE judgements (
    table_id  BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    decisions TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
