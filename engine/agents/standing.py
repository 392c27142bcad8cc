"""How a seat stands: at the end by the points, before it by what each seat is expected to reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from engine.core.scoring import ranks, totals
from engine.core.state import State


def standing(
    s: State[Any], seat: int, expected: Callable[[], Sequence[float]], doubt: Callable[[], float]
) -> tuple[float, float]:
    """The points by which a seat is ahead of the best of the others, and its part of the victory: before the
    end the odds of it.

    `expected`: the points that each seat may reach; `doubt`: by how many the margin may be wrong. Neither is
    asked for at the end.
    """
    if s.over:
        places = ranks(s)
        return ahead(totals(s), seat), (places[seat] == 1) / places.count(1)
    margin = ahead(expected(), seat)
    return margin, 1 / (1 + exp(-margin / doubt()))


def ahead(points: Sequence[float], seat: int) -> float:
    """By how much a seat has more than the best of the others."""
    return points[seat] - max([*points[:seat], *points[seat + 1 :]])
