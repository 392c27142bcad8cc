"""Turning points: draws, and what a seat decided in a round, by how much they changed a chance to win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from operator import attrgetter

from engine.analysis.course import Vector, total
from engine.analysis.report import Judgement, Reveal, TurningPoint

MOST = 3
LEAST = 0.02
"""The least change of a chance that is told."""
SURE = 2.0
"""Standard errors that a change must exceed."""
SEVERAL = 2
"""Decisions of a seat in a round that are told together; what one alone cost is told to its player only."""


def turning_points(
    chances: Sequence[Vector], slopes: Sequence[float], reveals: Iterable[Reveal], judged: Iterable[Judgement]
) -> tuple[TurningPoint, ...]:
    """The points at which a chance to win changed most, the largest change first. `chances`, `slopes`: when
    each round began; `judged`: in the order of moves."""
    turns = list[TurningPoint]()
    for reveal in reveals:
        at = min(reveal.round, len(slopes)) - 1
        turns += changed(reveal, None, chances[at], slopes[at], (reveal.luck, reveal.variance))
    for decisions in by_round(judged):
        first, at = decisions[0], min(decisions[0].round, len(slopes)) - 1
        seats = len(first.shift)
        shift = total((decision.shift for decision in decisions), seats)
        variance = total((decision.variance for decision in decisions), seats)
        turns += changed(first, first.seat, chances[at], slopes[at], (shift, variance))
    return tuple(sorted(turns, key=lambda turn: -abs(turn.change))[:MOST])


def by_round(judged: Iterable[Judgement]) -> Iterator[list[Judgement]]:
    """The decisions of a seat in a round, where there are several."""
    listed = sorted(judged, key=lambda decision: (decision.round, decision.seat))
    for _, group in groupby(listed, key=lambda decision: (decision.round, decision.seat)):
        decisions = sorted(group, key=attrgetter("number"))
        if len(decisions) >= SEVERAL:
            yield decisions


def changed(
    source: Reveal | Judgement, by: int | None, chances: Vector, slope: float, points: tuple[Vector, Vector]
) -> Iterator[TurningPoint]:
    """The seat whose chance these points (with their variance) changed most, if the change is sure."""
    gained, variance = points
    mean = sum(chance * points for chance, points in zip(chances, gained, strict=True))
    changes = [slope * chance * (points - mean) for chance, points in zip(chances, gained, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    change = max(-chances[seat], min(1 - chances[seat], changes[seat]))
    if abs(change) >= LEAST and abs(changes[seat]) > SURE * slope * chances[seat] * sqrt(variance[seat]):
        yield TurningPoint(number=source.number, round=source.round, by=by, seat=seat, change=change)
