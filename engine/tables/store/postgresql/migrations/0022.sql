-- Keyed hashes of players who were erased while a season ran: they play it once.

ALTER TABLE seasons ADD COLUMN former TEXT NOT NULL DEFAULT '[]';

-- Boards of finished attempts of weeks that run showed everything; they are redrawn.

INSERT INTO outbox (table_id, what, seat, ply, revision, changed)
    SELECT id, 'board', -1, 0, revision, changed FROM tables WHERE concealed = 1 AND status = 'finished'
    ON CONFLICT DO NOTHING;
