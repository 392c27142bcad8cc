"""Help for new players: rules by pages, cards on the table."""
