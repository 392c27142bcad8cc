"""Series: several games of the same players, and their score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.tables.model.results import SeatPlace, TableResult

LENGTHS = (1, 3, 5, 7)
"""How many games a series may have at most."""
Player = int | str
"""Participant of a series: a person by id, an agent by its name and seat."""


@dataclass(frozen=True, slots=True)
class SeriesScore:
    """How a series stands after `games` games that were played to their end.

    `wins`: games won, shared ones too; `points`: of all games together, which part equal wins.
    """

    best_of: int
    games: int
    wins: Mapping[Player, int]
    points: Mapping[Player, int]

    @property
    def order(self) -> tuple[Player, ...]:
        """All players, the best first."""
        return tuple(
            sorted(
                self.points,
                key=lambda occupant: (-self.wins[occupant], -self.points[occupant], str(occupant)),
            )
        )

    @property
    def leaders(self) -> tuple[Player, ...]:
        """Leaders or winners; several if tied."""
        best = [(self.wins[first], self.points[first]) for first in self.order[:1]]
        return tuple(each for each in self.order if (self.wins[each], self.points[each]) in best)

    @property
    def decided(self) -> bool:
        """Whether it is over: all games are played, or one player has won more than half of them."""
        return self.games >= self.best_of or any(2 * won > self.best_of for won in self.wins.values())


def score(best_of: int, results: Sequence[TableResult]) -> SeriesScore:
    """The score of a series after these games. One that was ended before its time is played again."""
    played = [result for result in results if result.over]
    wins, points = Counter[Player](), Counter[Player]()
    for result in played:
        for place in result.places:
            wins[player(place)] += place.rank == 1
            points[player(place)] += place.points
    return SeriesScore(best_of, len(played), wins, points)


def player(place: SeatPlace) -> Player:
    """Occupant of a seat, under the same key in every game of a series."""
    return place.person if place.person is not None else f"{place.agent}.{place.seat}"
