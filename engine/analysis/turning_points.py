"""Turning points: the rounds that changed a chance to win most, and whether a draw or a seat did it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from math import exp, sqrt
from operator import attrgetter
from typing import NamedTuple

from engine.analysis.course import Vector, minus, total
from engine.analysis.report import Judgement, Reveal, TurningPoint

MOST = 3
LEAST = 0.02
"""The least change of a chance that is told."""
SURE = 2.0
"""Standard errors that the points of a cause must exceed."""
SHARE = 0.25
"""Part of a change that its cause explains at least."""
SEVERAL = 2
"""Decisions of a seat in a round that are told together; what one alone cost is told to its player only."""


class Cause(NamedTuple):
    """Points that a draw, or the decisions of the seat `by` in a round, gave each seat; their variance."""

    number: int
    round: int
    by: int | None
    points: Vector
    variance: Vector

    def effect(self, chances: Vector, slope: float, seat: int) -> float:
        """By how much it changed the chance of a seat; 0 where that may be noise."""
        shares = [chance * exp(slope * points) for chance, points in zip(chances, self.points, strict=True)]
        mean = sum(chance * points for chance, points in zip(chances, self.points, strict=True))
        surely = abs(self.points[seat] - mean) > SURE * sqrt(self.variance[seat])
        return shares[seat] / sum(shares) - chances[seat] if surely else 0.0


def turning_points(
    chances: Sequence[Vector], slopes: Sequence[float], reveals: Iterable[Reveal], judged: Iterable[Judgement]
) -> tuple[TurningPoint, ...]:
    """The rounds that changed a chance most, the largest change first, each with its cause.

    `chances`: when each round began, last at the end, so that the changes add up; `slopes`: of each round;
    `judged`: in the order of moves.
    """
    causes = [*draws(reveals), *decisions(judged)]
    turns = list[TurningPoint]()
    for number, (before, after) in enumerate(pairwise(chances), 1):
        seat, change = largest(minus(after, before))
        here = [each for each in causes if each.round == number]
        cause = main_cause(here, before, slopes[number - 1], seat, change)
        draw, by = (cause.number, cause.by) if cause else (None, None)
        turns.append(TurningPoint(number=draw, round=number, by=by, seat=seat, change=change))
    large = [turn for turn in turns if abs(turn.change) >= LEAST]
    return tuple(sorted(large, key=lambda turn: -abs(turn.change))[:MOST])


def largest(changes: Vector) -> tuple[int, float]:
    """The seat of the largest change, and this change; of equals, as between two players, the first."""
    return max(enumerate(changes), key=lambda change: round(abs(change[1]), 9))


def main_cause(
    causes: Iterable[Cause], chances: Vector, slope: float, seat: int, change: float
) -> Cause | None:
    """What moved the chance of a seat most in the direction of its change; None where nothing explains it."""
    side = 1 if change > 0 else -1
    effects = [(side * cause.effect(chances, slope, seat), cause) for cause in causes]
    effect, cause = max(effects, key=lambda pair: pair[0], default=(0.0, None))
    return cause if effect >= SHARE * abs(change) else None


def draws(reveals: Iterable[Reveal]) -> Iterator[Cause]:
    """The draws; the deal came before the first chance was measured."""
    for reveal in reveals:
        if reveal.number >= 0:
            yield Cause(reveal.number, reveal.round, None, reveal.luck, reveal.variance)


def decisions(judged: Iterable[Judgement]) -> Iterator[Cause]:
    """The decisions of a seat in a round, where there are several."""
    listed = sorted(judged, key=attrgetter("round", "seat", "number"))
    for (round, seat), group in groupby(listed, key=attrgetter("round", "seat")):
        made = [*group]
        if len(made) >= SEVERAL:
            seats = len(made[0].shift)
            points = total((decision.shift for decision in made), seats)
            yield Cause(made[0].number, round, seat, points, total((each.variance for each in made), seats))
