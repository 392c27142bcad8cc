"""What players read and press in Rotterdam, beside the pictures."""
