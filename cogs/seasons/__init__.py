"""Commands and controls of seasons."""
