"""Orchard, a toy game of what the first game lacks: hidden hands, sealed bids, barter.

Each round: in turn each seat may offer one fruit for another (an offer cuts in, its receiver answers), then
all lay a fruit face down; a unique one scores. With the expansion `baskets`, a basket may be emptied at any
time for a point and a new card.
"""

from tests.core.toy.game import TOY

__all__ = ["TOY"]
