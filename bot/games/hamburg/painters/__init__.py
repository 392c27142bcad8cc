"""The pictures of this game: from values to images."""
