"""Weights of games for ratings: lower where the same people meet again and again.

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
            people = {place.owner for place in result.places if place.owner is not None}
            for pair in map(frozenset, combinations(people, 2)):
                self.meet(pair, result.ended)
        return [self.weight(place, result) for place in result.places]

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
        opponents = (each for each in result.places if each.seat != place.seat)
        return fmean(self.share(place.owner, opponent.owner) for opponent in opponents)

    def share(self, first: int | None, second: int | None) -> float:
        """Weight of one pairing; None: a computer player."""
        if first is None or second is None or first == second:
            return 1.0
        return min(1.0, FULL / len(self.ended[frozenset((first, second))]))
