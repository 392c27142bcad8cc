"""Bounds of places: "can still be 1st to 3rd".

They hold for every way in which the season may end, and with every event they stay or narrow: an open game
brings 0 to 10 points, for any player may still lose their seat, and a reserve may still gain by one game
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.seasons.model import FINAL, Season
from engine.seasons.points import MOST
from engine.seasons.standing import StandingLine, game_score, own_fixtures, reserve_fixtures, standing


class Bounds(NamedTuple):
    """The best and the worst place that a player can still have."""

    best: int
    worst: int


class MeanRange(NamedTuple):
    """The least and the greatest mean that a player can still have."""

    least: Fraction
    most: Fraction


def reach(season: Season, player: int, division: int) -> MeanRange:
    """The least and the greatest mean that a player can have at the end."""
    scores = [game_score(fixture, player) for fixture in own_fixtures(season, player, division)]
    count, open_games = len(scores), scores.count(None)
    known = sum((score.points for score in scores if score is not None), Fraction(0))
    least, most = known / count, (known + MOST * open_games) / count
    if division == FINAL:
        return MeanRange(least, most)
    entrant = season.entrants[player]
    losable = season.status == "running" and not season.complete  # a seat may still be lost early
    steps_in = losable and entrant.reserve and not entrant.withdrawn and not entrant.substitutes
    gains: list[tuple[Fraction, Fraction]] = [(Fraction(0), Fraction(MOST))] if steps_in else []
    for fixture in reserve_fixtures(season, player):
        score = game_score(fixture, player)
        gains.append((Fraction(0), Fraction(MOST)) if score is None else (score.points, score.points))
    for low, high in gains:
        least = max(least, (known + low) / (count + 1))
        most = max(most, (known + MOST * open_games + high) / (count + 1))
    return MeanRange(least, most)


def bounds(season: Season, division: int, lines: Sequence[StandingLine] | None = None) -> dict[int, Bounds]:
    """The bounds of all players of a division; when all is played, their places. `lines`: its standing, if
    known."""
    lines = standing(season, division) if lines is None else lines
    phase = [
        fixture for fixture in season.fixtures.values() if (fixture.division == FINAL) == (division == FINAL)
    ]
    if season.status == "ended" or all(fixture.over for fixture in phase):
        return {line.player: Bounds(line.place, line.place) for line in lines}
    reaches = {line.player: reach(season, line.player, division) for line in lines}
    places = {}
    for player, means in reaches.items():
        rivals = [reaches[rival] for rival in reaches if rival != player]
        best = 1 + sum(rival.least > means.most for rival in rivals)
        worst = 1 + sum(rival.most >= means.least for rival in rivals)
        places[player] = Bounds(best, worst)
    return places
