"""What runs beside the loop that answers presses."""
