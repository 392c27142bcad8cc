"""What all phases of a round have in common: one follows the other."""

from __future__ import annotations

from engine.core.phases import Phase
from engine.games.hamburg.state import State


class Step(Phase[State]):
    """A phase of the round; when it is over, the next one of the flow begins."""

    def end(self, s: State) -> None:
        """Go on with the round."""
        s.enter(s.rules.after(self.name))

    def believable(self, s: State, seat: int) -> bool:
        """Whether what this seat is imagined to hide fits what everybody sees it being asked."""
        return True
