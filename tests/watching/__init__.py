"""What the host and his supervisor see."""
