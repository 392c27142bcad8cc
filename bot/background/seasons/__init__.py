"""Background services of seasons: clocks, boards and messages, tables, scheduled events."""
