"""What people press and type, and how they are answered."""
