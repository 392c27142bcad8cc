"""The games of the house in words and pictures: a room each."""
