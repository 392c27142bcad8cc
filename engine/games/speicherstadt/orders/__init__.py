"""What is said before its turn: standing orders, Loading laid out ahead, and the names that they use."""
