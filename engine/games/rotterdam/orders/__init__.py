"""What is said before its turn: what a colour would move, and standing orders."""
