"""The groups of the display, and goods laid open."""
