"""What one seat sees and lays out in private."""
