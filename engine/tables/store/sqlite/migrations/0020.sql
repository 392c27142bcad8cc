-- Messages of ours to one player, which go once they are void; `kept`: one that was pressed on stays, until the
-- next one to its seat.

CREATE TABLE seat_messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    kept     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, what, seat)
) STRICT;

CREATE INDEX seat_messages_by_number ON seat_messages (message);
