"""The phases of a round, in the order of play: supply, demand, purchase, loading, income, finale."""
