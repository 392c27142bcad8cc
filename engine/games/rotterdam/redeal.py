"""Re-deal what is still hidden; what has been revealed stays."""

from __future__ import annotations

from engine.core import chance
from engine.core import game as core
from engine.games.rotterdam.setup import Deal
from engine.games.rotterdam.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """As in any game; but once it was reshuffled, the pile of ship cards is the last of the reshuffles."""
    anew = core.redealt(deal, s, seed)
    return anew.model_copy(
        update={
            "ship_cards": deal.ship_cards if s.reshuffled else anew.ship_cards,
            "reshuffles": tuple(reshuffle(deal, s, at, seed) for at in range(len(deal.reshuffles))),
        }
    )


def reshuffle(deal: Deal, s: State, at: int, seed: str) -> tuple[int, ...]:
    """The list of a reshuffle: a new one if it is still to come, the same if all its cards were drawn.

    The pile that lies there now keeps the cards that were drawn from it, the others change places; a list
    that came a second time says what happened before, so it stays.
    """
    order, label = deal.reshuffles[at], f"ship cards/{at + 1}"
    past, lists = len(s.reshuffled), len(deal.reshuffles)
    if at >= past:
        return tuple(chance.shuffled(sorted(order), seed, label))
    if past > lists or at < past - 1:
        return order
    size = s.reshuffled[-1]
    known = [number for number in order if number < size][: size - len(s.ship_cards)]
    return (*known, *chance.shuffled(sorted({*order} - {*known}), seed, label))
