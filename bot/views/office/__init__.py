"""What one player sees of a table: questions, forms, orders, advice."""
