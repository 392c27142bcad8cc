"""What pays: the senate cards and the prices of the market."""
