"""The phases of a round, one a file: display, harbour, office, senate, market, closing."""
