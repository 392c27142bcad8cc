-- What the learner of a lesson has read.

ALTER TABLE tables ADD COLUMN taught TEXT NOT NULL DEFAULT '[]';
