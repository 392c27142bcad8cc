"""The process and its Discord hands."""
