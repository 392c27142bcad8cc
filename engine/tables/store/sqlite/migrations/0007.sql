-- What parts equal points is coins in one game and something else in the next.

ALTER TABLE places RENAME COLUMN coins TO tie_break;
