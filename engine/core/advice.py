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
    """An answer. `cost`: points behind the best one. `lines`: how many were simulated (0: nothing
    was compared)."""

    action: Action
    lines: int = 0
    cost: float = 0.0
