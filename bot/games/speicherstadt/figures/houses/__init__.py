"""The players, one per line, and the barge with the common supply."""
