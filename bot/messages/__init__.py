"""Messages as plain data before Discord sees them: sheets, controls, ids, emojis."""
