"""Evaluation of a seat: final points, or expected points before the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from engine.core.scores import ranks, totals
from engine.core.state import State


def standing(
    s: State[Any], seat: int, expected: Callable[[], Sequence[float]], doubt: Callable[[], float]
) -> tuple[float, float]:
    """Point margin over the best opponent, and share of the victory or, before the end, its probability.

    `expected`: expected points of each seat; `doubt`: standard deviation of the margin. Neither is called at
    the end.
    """
    if s.over:
        places = ranks(s)
        return ahead(totals(s), seat), (places[seat] == 1) / places.count(1)
    margin = ahead(expected(), seat)
    return margin, 1 / (1 + exp(-margin / doubt()))


def ahead(points: Sequence[float], seat: int) -> float:
    """Margin of a seat over the best opponent."""
    return points[seat] - max([*points[:seat], *points[seat + 1 :]])
