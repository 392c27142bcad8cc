"""Hamburg for people: its words, looks and pictures."""
