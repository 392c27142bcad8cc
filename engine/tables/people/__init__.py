"""Who sits at a table: lobby, care, votes, series, and who wants to be forgotten."""
