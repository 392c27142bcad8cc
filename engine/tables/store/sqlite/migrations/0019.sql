-- Tables of a running duplicate week are known to their players alone, also when they are over.

ALTER TABLE tables ADD COLUMN concealed INTEGER NOT NULL DEFAULT 0;
