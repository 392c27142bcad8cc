"""A table as messages, for any game: what everybody sees, what one person sees."""
