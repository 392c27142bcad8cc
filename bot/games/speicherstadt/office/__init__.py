"""What one seat is shown and asked in private: its things, Loading step by step, orders in advance."""
