-- A seat that was left: when its owner heard of it, and that this is one more thing to say.

ALTER TABLE chairs ADD COLUMN told DOUBLE PRECISION;
UPDATE chairs SET told = (SELECT changed FROM tables WHERE id = table_id) WHERE minder IN ('clock', 'vote');

ALTER TABLE outbox DROP CONSTRAINT outbox_what_check;
ALTER TABLE outbox ADD CHECK (
    what IN ('board', 'ping', 'remind', 'lastcall', 'vote', 'private', 'lost', 'minded', 'tidy')
);
