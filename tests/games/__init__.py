"""What holds for one game only: a folder each."""
