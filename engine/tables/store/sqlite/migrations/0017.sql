-- Whether the host has said what a table counts for; otherwise first games and games with bots alone are friendly.

ALTER TABLE tables ADD COLUMN decided INTEGER NOT NULL DEFAULT 1;
