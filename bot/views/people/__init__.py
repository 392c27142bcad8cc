"""What people see of themselves and of each other: their games, ranks and settings."""
