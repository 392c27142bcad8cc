"""Games and tables; knows nothing of Discord."""
