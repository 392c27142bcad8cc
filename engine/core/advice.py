"""What a computer player proposes, as values that presenters and views may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action

Suggest = Callable[[Any, int, str], tuple[Action, ...]]
"""Propose moves: called with a view, the seat that is asked, and its aim (a name of the game; empty: the most
promising). Empty where there is nothing to propose."""


def suggest_nothing(view: Any, seat: int, aim: str) -> tuple[Action, ...]:
    """Propose nothing: the `Suggest` of a game without suggestions."""
    return ()


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer and its estimates: number of rollouts (0: too few for estimates), win rate, mean point margin
    over the best opponent.
    """

    action: Action
    games: int = 0
    won: float = 0.0
    ahead: float = 0.0

    @property
    def display_values(self) -> tuple[int, int]:
        """Both estimates as precisely as people see them: in per cent, in tenths of a point."""
        return round(100 * self.won), round(10 * self.ahead)
