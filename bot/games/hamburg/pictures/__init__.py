"""What the pictures of this game show, as values, and the same in words."""
