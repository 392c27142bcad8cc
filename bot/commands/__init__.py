"""The host's command line: one file per command."""
