"""Commands of `python -m engine`, without Discord: one file a command."""
