"""The expansion: one test a card, one a ruling."""

from __future__ import annotations

import pytest

from engine.core.actions import notation
from engine.core.errors import IllegalAction
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.state import State
from tests.arrange import script

KAI = GAME.rules(("kaispeicher",))


def refused(s: State, line: str) -> bool:
    """Whether the rules do not allow this."""
    with pytest.raises(IllegalAction):
        script(s, line)
    return True


def offered(s: State, seat: int = 0) -> list[str]:
    """What a seat may do now, in words, without what can be filled in."""
    return [notation(option)[2:] for it in s.pending if it.seat == seat for option in it.options]


def asked(s: State) -> list[tuple[str, int]]:
    """Seats and their questions; offers are no questions."""
    return [(it.ask, it.seat) for it in s.pending if it.blocking]


def supply(s: State) -> dict[str, int]:
    """What lies in the supply."""
    return {good: cubes for good, cubes in s.supply.items() if cubes}
