"""What one seat is shown and asked in private: its things, its desks, orders in advance."""
