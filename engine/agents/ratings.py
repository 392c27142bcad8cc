"""Ratings from a round robin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice

from openskill.models import PlackettLuce

from engine.agents.arena import FinishedGame, Series
from engine.core.scores import ranks


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength of an agent on openskill's scale: 25 is average, 4 more win about two of three games.

    `doubt`: one standard deviation. `worst`: lower bound with 99 % confidence, by which tables are ordered.
    """

    strength: float
    doubt: float

    @property
    def worst(self) -> float:
        """Strength less three standard deviations."""
        return self.strength - 3 * self.doubt


def round_robin(series: Series) -> Iterator[FinishedGame]:
    """Play all tables of different agents in turn; each deal is played in all rotations."""
    seats = series.seats[0]
    tables = list(combinations(series.agents, min(seats, len(series.agents))))
    share = -(-series.games // len(tables))
    rounds = [
        replace(series, agents=team, games=share, seats=(seats,), rotate=True).play() for team in tables
    ]
    for _ in range(share):
        for games in rounds:
            yield from islice(games, 1)


def rate(games: Sequence[FinishedGame]) -> dict[str, Rating]:
    """Rate agents by these games; of an agent on several seats the best one counts."""
    model = PlackettLuce()
    ratings = {agent.name: model.rating(name=agent.name) for played in games for agent in played.agents}
    for played in games:
        places: dict[str, int] = {}
        for agent, place in zip(played.agents, ranks(played.end), strict=True):
            places[agent.name] = min(place, places.get(agent.name, place))
        teams = model.rate(
            [[ratings[name]] for name in places], ranks=[float(rank) for rank in places.values()]
        )
        ratings.update({name: team[0] for name, team in zip(places, teams, strict=True)})
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}
