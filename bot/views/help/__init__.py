"""What helps somebody who does not know a game yet: its rules page by page, what lies on the table."""
