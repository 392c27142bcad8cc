"""What the person who hosts the bot can do on the command line: one file a command."""
