"""Standing orders, and the ships that a colour would move."""
