-- Among friends and hints are two things; and for whom a rated game counts as lost, who may be gone.

ALTER TABLE tables ADD COLUMN friendly BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET friendly = hints WHERE status <> 'lobby';

ALTER TABLE chairs ADD COLUMN lost BIGINT;
ALTER TABLE places ADD COLUMN lost BIGINT;
