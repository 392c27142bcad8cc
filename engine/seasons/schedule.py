"""Schedule of a season: sizes of divisions, and the players and seats of each table.

A division of v players with tables of k seats plays v tables: a base set of k numbers, shifted by 0 to v - 1,
modulo v. The position in the set is the seat. So each player plays k games, one on each seat, and any two
players meet equally often or differ by one meeting at most. Games for two are a round robin.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

SMALLEST, TARGET, LARGEST = 5, 7, 9
"""Players of a division, where there are enough of them."""
FEWEST = 2
"""Least number of players of a season."""

BASES: dict[int, dict[int, tuple[int, ...]]] = {
    3: {**dict.fromkeys((3, 4, 5), (0, 1, 2)), **dict.fromkeys((6, 7, 8, 9), (0, 1, 3))},
    4: {**dict.fromkeys((4, 5, 6), (0, 1, 2, 3)), **dict.fromkeys((7, 8, 9), (0, 1, 2, 4))},
    5: {**dict.fromkeys((5, 6, 7), (0, 1, 2, 3, 4)), **dict.fromkeys((8, 9), (0, 1, 2, 3, 5))},
}
"""Base sets by seats of a table and players of a division."""


def sizes(entrants: int) -> tuple[int, ...]:
    """Sizes of the divisions for this many players, the larger ones first.

    Sizes differ by one at most; their mean is as near to the target as can be, of two that are equally near
    the one with fewer divisions.
    """
    possible = [n for n in range(1, entrants + 1) if entrants >= SMALLEST * n and entrants <= LARGEST * n]
    count = min(possible or [1], key=lambda n: (abs(Fraction(entrants, n) - TARGET), n))
    size, more = divmod(entrants, count)
    return (size + 1,) * more + (size,) * (count - more)


def tables(members: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """Players by seat for each table of a division, in the order of its members.

    Where there are fewer players than seats, the tables have as many seats as there are players.
    """
    size, seats = len(members), min(seats, len(members))
    if seats == 2:
        return round_robin(members)
    base = BASES[seats][size]
    return tuple(tuple(members[(it + shift) % size] for it in base) for shift in range(size))


def round_robin(members: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Tables of two: each pair meets once; of two members at an odd distance the earlier one has the first
    seat, at an even distance the later one."""
    pairs = ((one, other) for one in range(len(members)) for other in range(one + 1, len(members)))
    return tuple(
        (members[one], members[other]) if (other - one) % 2 else (members[other], members[one])
        for one, other in pairs
    )
