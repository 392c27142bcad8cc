"""What the host and their supervisor see."""
