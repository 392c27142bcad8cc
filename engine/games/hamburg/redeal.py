"""Re-deal what is still hidden; what has been revealed stays."""

from __future__ import annotations

from engine.core.chance import rest_anew
from engine.games.hamburg.hidden_information import count_revealed
from engine.games.hamburg.setup import Deal
from engine.games.hamburg.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """What is left of the goods may be a reshuffled pile; the reshuffles to come follow from this seed."""
    piles = [deal.goods, *s.reshuffles]
    piles[-1] = rest_anew(piles[-1], len(s.goods), seed, "goods")
    return deal.model_copy(
        update={
            "goods": piles[0],
            "deck": rest_anew(deal.deck, len(s.deck), seed, "deck"),
            "senate": rest_anew(deal.senate, len(deal.senate) - count_revealed(s), seed, "senate"),
            "seed": seed,
            "reshuffles": tuple(piles[1:]),
        }
    )
