"""What Discord itself demands: commands, failures, and a log that names nobody."""
