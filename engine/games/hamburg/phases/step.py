"""What all phases of a round have in common."""

from __future__ import annotations

from engine.core import phases
from engine.games.hamburg.state import State


class Step(phases.Step[State]):
    """A phase of the round, which must know what hidden hands fit it."""

    def believable(self, s: State, seat: int) -> bool:
        """Whether the sampled hidden cards of this seat fit the question that it is publicly asked."""
        return True
