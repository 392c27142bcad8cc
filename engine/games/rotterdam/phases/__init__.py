"""The phases of a round, one a file, and the fork that cuts into Sailing."""
