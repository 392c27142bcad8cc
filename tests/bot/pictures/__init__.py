"""What becomes of pictures and icons on the way to Discord."""
