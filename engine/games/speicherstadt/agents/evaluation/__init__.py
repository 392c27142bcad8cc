"""Die Speicherstadt: evaluation of cards, goods, coins and seats."""
