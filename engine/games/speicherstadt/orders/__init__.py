"""Answers in advance: standing orders, Loading laid out ahead, and the names that they use."""
