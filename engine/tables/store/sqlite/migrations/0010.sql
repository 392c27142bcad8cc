-- What the host of a table has chosen of that which its game leaves to hosts, as a JSON object.

ALTER TABLE tables ADD COLUMN chosen TEXT NOT NULL DEFAULT '{}';
