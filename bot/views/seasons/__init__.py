"""Messages about seasons."""
