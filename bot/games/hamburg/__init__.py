"""Hamburg in words and pictures. A worker that draws passes here: keep it light."""
