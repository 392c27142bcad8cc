"""What Discord itself demands: commands, failures, and a log without names."""
