"""Losses: measured without the winner's curse, and marked only where they are sure.

The best of several answers that were measured with noise looks better than it is. So the best one is chosen
on one half of the lines and measured on the other, both ways. Every second line is of the same family of
players; both families count alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Literal, NamedTuple

Mark = Literal["", "slip", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("slip", "mistake", "blunder")
SURE = 2.0
"""Standard errors that a loss needs for a mark."""
CONTRARY, THIRD = 0.3, 1 / 3
"""Points that a marked answer may be ahead in one family, or the part of what it costs in the other."""

Rows = Sequence[Sequence[float]]
"""What each answer was worth to its seat, by line and answer."""
Pair = tuple[float, float]
"""A number for each family, the middle player's first."""


class Loss(NamedTuple):
    """Points that an answer cost, its standard error, the best answer by its place.

    `families`: the points that it cost under each family, `family_errors`: their standard errors. All errors
    are those of many lines: after few ones they are larger by as much as these tell little of the spread.
    """

    loss: float
    error: float
    best: int
    families: Pair
    family_errors: Pair


def loss_of(rows: Rows, played: int) -> Loss:
    """Measure the loss of one answer; at least four lines, of which every second one is of a family."""
    halves = [[row for at, row in enumerate(rows) if at // 2 % 2 == half] for half in (0, 1)]
    best = [best_of(half) for half in halves]
    gains = [row[best[1 - at // 2 % 2]] - row[played] for at, row in enumerate(rows)]
    return measured(gains, best_of(rows))


def most_of(rows: Rows, played: int) -> float:
    """What an answer may have cost, by an error more than the lines say of any other one. Where it looks best
    in both halves, its loss is 0 and says nothing of how close these came."""
    rivals = (at for at in range(len(rows[0])) if at != played)
    costs = (cost_of(rows, played, rival) for rival in rivals)
    return max((cost.loss + cost.error for cost in costs), default=0.0)


def cost_of(rows: Rows, at: int, best: int) -> Loss:
    """Measure how far an answer is behind another one."""
    return measured([row[best] - row[at] for row in rows], best)


def measured(gains: Sequence[float], best: int) -> Loss:
    """Mean and standard error of numbers of two families in turn."""
    middle, quick = gains[::2], gains[1::2]
    families = fmean(middle), fmean(quick)
    errors = error_of(middle) * widening(len(middle)), error_of(quick) * widening(len(quick))
    return Loss(fmean(families), sqrt(errors[0] ** 2 + errors[1] ** 2) / 2, best, families, errors)


def best_of(rows: Rows) -> int:
    """The place of the answer with the best mean; of equals the first."""
    means = [fmean(row[at] for row in rows) for at in range(len(rows[0]))]
    return means.index(max(means))


def error_of(numbers: Sequence[float]) -> float:
    """Standard error of the mean of at least two numbers."""
    mean = fmean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) * (len(numbers) - 1)))


def widening(many: int) -> float:
    """Student's t at two standard errors, as a multiple of two: near 1 after many numbers."""
    degrees = many - 1
    return 1 + 1.25 / degrees + 1.53 / degrees**2


def mark_of(loss: Loss, marks: Sequence[float]) -> Mark:
    """The mark of a loss; `marks`: points from which on it is a slip, a mistake, a blunder."""
    contrary = max(CONTRARY, THIRD * max(loss.families))
    if loss.loss < SURE * loss.error or min(loss.families) < -contrary:
        return ""
    return next(
        (name for name, least in zip(MARKS[::-1], marks[::-1], strict=True) if loss.loss >= least), ""
    )


def gap(rows: Rows) -> float:
    """Points by which the best answer is ahead of the second; 0 where there is only one."""
    means = sorted((fmean(row[at] for row in rows) for at in range(len(rows[0]))), reverse=True)
    return means[0] - means[1] if len(means) > 1 else 0.0
