"""Results, ladders, profiles, avoided waits."""
