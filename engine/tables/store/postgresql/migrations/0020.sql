-- Messages of ours to one player, which go once they are void; `kept`: one that was pressed on stays, until the
-- next one to its seat.

CREATE TABLE seat_messages (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what     TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    kept     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, what, seat)
);

CREATE INDEX seat_messages_by_number ON seat_messages (message);
