"""What a table is: plain data, and what follows from it alone. It imports no other folder of the tables."""
