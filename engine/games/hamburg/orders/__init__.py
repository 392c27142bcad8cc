"""What is said before its turn: wishes for the harbour, cards for the opening, a closing laid out ahead."""
