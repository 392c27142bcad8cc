"""A press in, a message out: what people press and type, and how they are answered."""
