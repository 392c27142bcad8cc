"""The end: the last fires burn one after the other, then points are counted (rulebook, end of the game)."""

from __future__ import annotations

from engine.core.phases import Phase
from engine.core.scores import ranks, totals
from engine.games.speicherstadt.events import GameEnded
from engine.games.speicherstadt.phases.fire import burn
from engine.games.speicherstadt.state import State


class Finale(Phase[State]):
    """Usually the fourth fire alone; the third too where it lay directly on it (rules, 4.6, 17)."""

    name = "finale"

    def run(self, s: State) -> None:
        """Fire by fire; what one asks comes before the next."""
        frame = s.stack[-1]
        while s.stack[-1] is frame and s.deck:
            burn(s, s.deck.pop(0))

    def end(self, s: State) -> None:
        """The game is over: tell the result."""
        if s.events is not None:
            s.tell(GameEnded, tuple(totals(s)), s.tie_break, tuple(ranks(s)))
