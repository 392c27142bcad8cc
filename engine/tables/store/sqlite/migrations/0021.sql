-- To which terms of a lobby each player has agreed, and since when they are asked for others.

ALTER TABLE chairs ADD COLUMN agreed TEXT;
ALTER TABLE chairs ADD COLUMN asked REAL;
