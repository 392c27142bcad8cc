-- A rematch is sealed together with the game before it.

ALTER TABLE tables ADD COLUMN follows TEXT;      -- the seal of that game; NULL: there was none
