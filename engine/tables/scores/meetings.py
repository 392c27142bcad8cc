"""How much a game counts for a rating: less where the same people meet again and again.

For each person in a rated game the weight is the mean over all opponents of w, with w = 1 for a computer
player and w = min(1, FULL / n) for another person, where n is the number of rated games in which these two
have met on this server in the last thirty days, this one included. A loss by leaving counts in full.
"""

from __future__ import annotations

from collections import deque
from itertools import combinations
from statistics import fmean

from engine.tables.model.habits import DAY
from engine.tables.model.results import SeatPlace, TableResult

FULL, WINDOW = 6, 30 * DAY
"""Games of the same two people that count in full within the window (seconds)."""


class Meetings:
    """Recent meetings of pairs of players on a server; results are added in order."""

    def __init__(self) -> None:
        self.ended: dict[frozenset[int], deque[float]] = {}

    def weights(self, result: TableResult) -> list[float]:
        """Weights of a game for each seat, from 0 to 1; counts it as a meeting."""
        if result.rated:
            people = {it.owner for it in result.places if it.owner is not None}
            for pair in map(frozenset, combinations(people, 2)):
                self.meet(pair, result.ended)
        return [self.weight(it, result) for it in result.places]

    def meet(self, pair: frozenset[int], at: float) -> None:
        """Record a meeting and drop old ones."""
        known = self.ended.setdefault(pair, deque())
        known.append(at)
        while known[0] < at - WINDOW:
            known.popleft()

    def weight(self, place: SeatPlace, result: TableResult) -> float:
        """Weight of a game for one seat; 0: not at all."""
        if place.lost is not None:
            return 1.0
        if not result.rated:
            return 0.0
        others = (it for it in result.places if it.seat != place.seat)
        return fmean(self.share(place.owner, it.owner) for it in others)

    def share(self, one: int | None, other: int | None) -> float:
        """Weight of one pairing; None: a computer player."""
        if one is None or other is None or one == other:
            return 1.0
        return min(1.0, FULL / len(self.ended[frozenset((one, other))]))
