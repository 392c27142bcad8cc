"""The same deal as far as it has come to light, and something new behind it."""

from __future__ import annotations

from engine.core import chance
from engine.games.hamburg.hidden import revealed
from engine.games.hamburg.setup import Deal
from engine.games.hamburg.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """Piles as they were drawn until now; the rest, and all reshuffles to come, from this seed. Hands stay.

    Sorted before, so that the order in which the cards lay leaves no trace.
    """
    piles = [deal.goods, *s.reshuffles]
    piles[-1] = rest_anew(piles[-1], len(s.goods), seed, "goods")
    return deal.model_copy(
        update={
            "goods": piles[0],
            "deck": rest_anew(deal.deck, len(s.deck), seed, "deck"),
            "senate": rest_anew(deal.senate, len(deal.senate) - revealed(s), seed, "senate"),
            "seed": seed,
            "reshuffles": tuple(piles[1:]),
        }
    )


def rest_anew(pile: tuple[str, ...], left: int, seed: str, label: str) -> tuple[str, ...]:
    """A pile of which only so many cards are still hidden."""
    drawn = len(pile) - left
    return (*pile[:drawn], *chance.shuffled(sorted(pile[drawn:]), seed, label))
