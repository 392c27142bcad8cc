"""Points of a game: by the place at the table, shared where players are tied."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import lru_cache

AWARDS: dict[int, tuple[int, ...]] = {
    1: (10,),
    2: (10, 0),
    3: (10, 4, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 3, 1),
}
"""Points for the first place and the next ones, by seats; their mean is 5 from two seats on."""
MOST = 10
"""Points for a victory, at every size."""
CACHED = 1024
"""Games of which the points are kept, by ranks and lost seats: most end in one of a few ways."""


@lru_cache(CACHED)
def points(ranks: tuple[int, ...], lost: frozenset[int] = frozenset()) -> tuple[Fraction, ...]:
    """Points of each seat of a game, given all ranks at the table.

    Seats that were `lost` get nothing; the others are ranked among themselves and paid as at a table of their
    number. Players on one rank share the points of their places.
    """
    kept = [rank for seat, rank in enumerate(ranks) if seat not in lost]
    return tuple(Fraction(0) if seat in lost else award(rank, kept) for seat, rank in enumerate(ranks))


def award(rank: int, ranks: Sequence[int]) -> Fraction:
    """Points for a rank among these, its own one included."""
    ahead, level = sum(each < rank for each in ranks), ranks.count(rank)
    return Fraction(sum(AWARDS[len(ranks)][ahead : ahead + level]), level)


def victory(ranks: Sequence[int], seat: int, lost: Collection[int] = ()) -> Fraction:
    """Share of a victory: 1 for the first place alone, a half of it where two share it, 0 for all others."""
    kept = [rank for at, rank in enumerate(ranks) if at not in lost]
    if seat in lost or ranks[seat] != min(kept):
        return Fraction(0)
    return Fraction(1, kept.count(ranks[seat]))


def share(scores: Sequence[int], seat: int, lost: Collection[int] = ()) -> Fraction:
    """Points in the game as a share of the best ones at the table, from 0 to 1; 0 on a lost seat. Where the
    best have no points or fewer, 1 for them and 0 for the others."""
    best = max((score for at, score in enumerate(scores) if at not in lost), default=0)
    if seat in lost:
        return Fraction(0)
    if best <= 0:
        return Fraction(scores[seat] == best)
    return Fraction(max(scores[seat], 0), best)
