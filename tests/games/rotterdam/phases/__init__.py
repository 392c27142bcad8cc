"""The phases of a round of Rotterdam, as the rulebook has them, with set-up and end."""
