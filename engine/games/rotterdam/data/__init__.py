"""Map, goods, cards and numbers as files that say where each fact is from.

An owner of the game may put in what is printed; no rule names a place, a channel or an order.
"""
