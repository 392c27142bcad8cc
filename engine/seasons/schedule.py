"""Schedule of a season: sizes of divisions, and the players and seats of each table.

A division of v players with tables of k seats plays v tables: a base set of k numbers, shifted by 0 to v - 1,
modulo v. The position in the set is the seat. So each player plays k games, one on each seat, and any two
players meet equally often or once more, where there is such a set. Games for two are a round robin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, count

SMALLEST, TARGET, LARGEST = 5, 7, 9
"""Players of a division, where there are enough of them."""
FEWEST = 2
"""Least number of players of a season, and of a final."""
SAME_BASE = 25
"""Members from which on the base set is always the same, whatever their number."""


def sizes(entrants: int) -> tuple[int, ...]:
    """Sizes of the divisions for this many players, the larger ones first.

    Sizes differ by one at most; their mean is as near to the target as can be, of two that are equally near
    the one with fewer divisions.
    """
    possible = [
        number
        for number in range(1, entrants + 1)
        if entrants >= SMALLEST * number and entrants <= LARGEST * number
    ]
    count = min(possible or [1], key=lambda number: (abs(Fraction(entrants, number) - TARGET), number))
    size, more = divmod(entrants, count)
    return (size + 1,) * more + (size,) * (count - more)


def tables(members: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """Players by seat for each table of a division, in the order of its members.

    Where there are fewer players than seats, the tables have as many seats as there are players.
    """
    size, seats = len(members), min(seats, len(members))
    if seats == 2:
        return round_robin(members)
    base = base_set(min(size, SAME_BASE), seats)
    return tuple(tuple(members[(position + shift) % size] for position in base) for shift in range(size))


@lru_cache
def base_set(size: int, seats: int) -> tuple[int, ...]:
    """The first set in lexical order by which any two members meet equally often or once more; 20 and 22
    members at tables of five have none, and there it is the first one with twice more."""
    return next(base for most in count(1) for base in candidates(size, seats) if spread(base, size) <= most)


def candidates(size: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Base sets that begin with 0, in lexical order."""
    return ((0, *rest) for rest in combinations(range(1, size), seats - 1))


def spread(base: Sequence[int], size: int) -> int:
    """By how many meetings the pair that meets most often is ahead of the one that meets least."""
    distances = Counter((first - second) % size for first in base for second in base)
    meetings = [distances[distance] for distance in range(1, size)]
    return max(meetings) - min(meetings)


def round_robin(members: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Tables of two: each pair meets once; of two members at an odd distance the earlier one has the first
    seat, at an even distance the later one."""
    pairs = ((first, second) for first in range(len(members)) for second in range(first + 1, len(members)))
    return tuple(
        (members[first], members[second]) if (second - first) % 2 else (members[second], members[first])
        for first, second in pairs
    )
