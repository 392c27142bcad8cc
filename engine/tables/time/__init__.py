"""What time brings to a table: clocks, calls, the hours in which people are awake."""
