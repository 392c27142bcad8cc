"""Answers in advance: wishes for the harbour, cards for the opening, a closing laid out ahead."""
