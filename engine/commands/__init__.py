"""What can be done without Discord, on the command line: one file a command."""
