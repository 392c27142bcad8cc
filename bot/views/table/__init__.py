"""What everybody may see of a table: its board, its log, its standings, its end."""
