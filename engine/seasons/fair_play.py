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
    """A pair that stands out. `mean`: points a game that its players gave each other; `z_value`: that in
    standard errors; `gifts`: the decisions, the largest first."""

    people: Couple
    games: int
    mean: float
    z_value: float
    gifts: tuple[Gift, ...]


def gifts(
    table: int, number: int, seat: int, shift: Sequence[float], people: Sequence[int | None]
) -> Iterable[Gift]:
    """The gifts of one decision to each opponent who is a person; none at a table of two. `shift`: points of
    each seat by the decision; `people`: who holds each seat, None for a computer player."""
    giver, opponents = people[seat], [opponent for opponent in range(len(people)) if opponent != seat]
    if giver is None or len(opponents) < 2:
        return
    total = sum(shift[opponent] for opponent in opponents)
    for opponent in opponents:
        taker = people[opponent]
        if taker is not None:
            mean = (total - shift[opponent]) / (len(opponents) - 1)
            yield Gift(table, number, giver, taker, shift[opponent] - mean)


def standing_out(everything: Iterable[Gift]) -> tuple[Pair, ...]:
    """Pairs with a z value above 3 in at least 5 games together, the highest first.

    A game's value of a pair is the sum of the gifts both ways. A pair's mean is compared with the root mean
    square of the values of all other pairs, which scatter around 0 by construction.
    """
    by_pair: dict[Couple, list[Gift]] = defaultdict(list)
    for gift in everything:
        by_pair[couple(gift)].append(gift)
    values = {people: by_game(pair_gifts) for people, pair_gifts in by_pair.items()}
    pairs = (judge(people, values, by_pair[people]) for people in values)
    listed = [pair for pair in pairs if pair is not None and pair.z_value > STANDS_OUT]
    return tuple(sorted(listed, key=lambda pair: (-pair.z_value, pair.people)))


def judge(
    people: Couple, values: Mapping[Couple, Sequence[float]], pair_gifts: Sequence[Gift]
) -> Pair | None:
    """A pair against all others; None where there are too few games."""
    own_values = values[people]
    other_values = [value for pair, games in values.items() if pair != people for value in games]
    if len(own_values) < COMMON or len(other_values) < LEAST:
        return None
    scale = sqrt(sum(value * value for value in other_values) / len(other_values))
    mean = sum(own_values) / len(own_values)
    z_value = mean * sqrt(len(own_values)) / scale if scale else 0.0
    largest = sorted(pair_gifts, key=lambda gift: (-gift.points, gift.table, gift.number))
    return Pair(people, len(own_values), mean, z_value, tuple(largest))


def couple(gift: Gift) -> Couple:
    """The two players, in a fixed order."""
    return (min(gift.giver, gift.taker), max(gift.giver, gift.taker))


def by_game(pair_gifts: Sequence[Gift]) -> tuple[float, ...]:
    """The value of a pair in each of its games."""
    values: dict[int, float] = defaultdict(float)
    for gift in pair_gifts:
        values[gift.table] += gift.points
    return tuple(values.values())
