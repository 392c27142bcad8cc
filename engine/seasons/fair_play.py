"""Pairs of players whose gifts to each other stand out: a list for organisers to look at, no verdict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

COMMON, STANDS_OUT = 5, 3.0
"""Games together from which a pair is looked at, and the z value above which it is listed."""
LEAST = 30
"""Values of other pairs without which there is no scale to measure by."""
Couple = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Gift:
    """What a decision brought another player. `number`: of the move; `points`: those of the taker against the
    middle player's answer, ahead of the mean of the giver's other opponents."""

    table: int
    number: int
    giver: int
    taker: int
    points: float


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair that stands out. `mean`: points a game that its players gave each other; `z`: that in standard
    errors; `gifts`: the decisions, the largest first."""

    people: Couple
    games: int
    mean: float
    z: float
    gifts: tuple[Gift, ...]


def gifts(
    table: int, number: int, seat: int, shift: Sequence[float], people: Sequence[int | None]
) -> Iterable[Gift]:
    """The gifts of one decision to each opponent who is a person; none at a table of two. `shift`: points of
    each seat by the decision; `people`: who holds each seat, None for a computer player."""
    giver, others = people[seat], [it for it in range(len(people)) if it != seat]
    if giver is None or len(others) < 2:
        return
    total = sum(shift[it] for it in others)
    for it in others:
        taker = people[it]
        if taker is not None:
            mean = (total - shift[it]) / (len(others) - 1)
            yield Gift(table, number, giver, taker, shift[it] - mean)


def standing_out(found: Iterable[Gift]) -> tuple[Pair, ...]:
    """Pairs with a z value above 3 in at least 5 games together, the highest first.

    A game's value of a pair is the sum of the gifts both ways. A pair's mean is compared with the root mean
    square of the values of all other pairs, which scatter around 0 by construction.
    """
    by_pair: dict[Couple, list[Gift]] = defaultdict(list)
    for gift in found:
        by_pair[couple(gift)].append(gift)
    values = {people: by_game(those) for people, those in by_pair.items()}
    pairs = (judge(people, values, by_pair[people]) for people in values)
    out = [it for it in pairs if it is not None and it.z > STANDS_OUT]
    return tuple(sorted(out, key=lambda it: (-it.z, it.people)))


def judge(people: Couple, values: Mapping[Couple, Sequence[float]], those: Sequence[Gift]) -> Pair | None:
    """A pair against all others; None where there are too few games."""
    mine = values[people]
    others = [value for it, found in values.items() if it != people for value in found]
    if len(mine) < COMMON or len(others) < LEAST:
        return None
    scale = sqrt(sum(it * it for it in others) / len(others))
    mean = sum(mine) / len(mine)
    z = mean * sqrt(len(mine)) / scale if scale else 0.0
    largest = sorted(those, key=lambda it: (-it.points, it.table, it.number))
    return Pair(people, len(mine), mean, z, tuple(largest))


def couple(gift: Gift) -> Couple:
    """The two players, in a fixed order."""
    return (min(gift.giver, gift.taker), max(gift.giver, gift.taker))


def by_game(those: Sequence[Gift]) -> tuple[float, ...]:
    """The value of a pair in each of its games."""
    out: dict[int, float] = defaultdict(float)
    for gift in those:
        out[gift.table] += gift.points
    return tuple(out.values())
