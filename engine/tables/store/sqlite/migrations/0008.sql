-- Of which games somebody wants no explanations any more: a JSON object with the key of each.

ALTER TABLE people ADD COLUMN knows TEXT;
