"""What only this game shows: the market, cards and stores of one seat, houses and the common supply."""
