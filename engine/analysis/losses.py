"""Losses: what an answer cost against the best one, without the winner's curse.

The best of several answers that were measured with noise looks better than it is. So the best one is chosen
on one half of the lines and measured on the other, both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Literal, NamedTuple

Mark = Literal["", "slip", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("slip", "mistake", "blunder")
SURE = 2.4
"""Standard errors that a loss needs for a mark."""

Rows = Sequence[Sequence[float]]
"""What each answer was worth to its seat, by line and answer."""


class Loss(NamedTuple):
    """Points that an answer cost, its standard error, the best answer by its place.

    `agreed`: whether the sign is the same under both families of policies.
    """

    loss: float
    error: float
    best: int
    agreed: bool


def loss_of(rows: Rows, played: int) -> Loss:
    """Measure the loss of one answer; at least four lines, of which every second one is of a family."""
    halves = [[row for at, row in enumerate(rows) if at // 2 % 2 == half] for half in (0, 1)]
    best = [best_of(half) for half in halves]
    gains = [row[best[1 - at // 2 % 2]] - row[played] for at, row in enumerate(rows)]
    top = best_of(rows)
    families = [fmean(row[top] - row[played] for row in rows[at::2]) for at in (0, 1)]
    return Loss(fmean(gains), error_of(gains), top, top != played and min(families) > 0)


def best_of(rows: Rows) -> int:
    """The place of the answer with the best mean; of equals the first."""
    means = [fmean(row[at] for row in rows) for at in range(len(rows[0]))]
    return means.index(max(means))


def error_of(numbers: Sequence[float]) -> float:
    """Standard error of the mean of at least two numbers."""
    mean = fmean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) * (len(numbers) - 1)))


def mark_of(loss: Loss, marks: Sequence[float]) -> Mark:
    """The mark of a loss; `marks`: points from which on it is a slip, a mistake, a blunder."""
    if not loss.agreed or loss.loss < SURE * loss.error:
        return ""
    return next(
        (name for name, least in zip(MARKS[::-1], marks[::-1], strict=True) if loss.loss >= least), ""
    )


def gap(rows: Rows) -> float:
    """Points by which the best answer is ahead of the second; 0 where there is only one."""
    means = sorted((fmean(row[at] for row in rows) for at in range(len(rows[0]))), reverse=True)
    return means[0] - means[1] if len(means) > 1 else 0.0
