"""From tables to messages, and from presses to answers."""
