"""Die Speicherstadt: what cards, goods and coins are worth to whom, and how the seats stand."""
