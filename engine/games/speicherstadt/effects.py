"""Cards of the base game that need a function."""

from __future__ import annotations

from engine.core.effects import Effects
from engine.games.speicherstadt.moments import MOMENTS
from engine.games.speicherstadt.state import State

effects = Effects(MOMENTS)


@effects.at("income", "income")
def interest(s: State, seat: int, card: str, coins: int) -> int:
    """The Bank pays in every Income, also in the round in which it was bought (ruling 22)."""
    return coins + s.card(card).coins
