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
from engine.seasons.standing import StandingLine, extra, own, score, standing


class Bounds(NamedTuple):
    """The best and the worst place that a player can still have."""

    best: int
    worst: int


class MeanRange(NamedTuple):
    """The least and the greatest mean that a player can still have."""

    least: Fraction
    most: Fraction


def reach(season: Season, who: int, division: int) -> MeanRange:
    """The means at the end between which a player's own one will lie."""
    games = [score(it, who) for it in own(season, who, division)]
    count, open_games = len(games), games.count(None)
    known = sum((it.points for it in games if it is not None), Fraction(0))
    least, most = known / count, (known + MOST * open_games) / count
    if division == FINAL:
        return MeanRange(least, most)
    entrant = season.entrants[who]
    steps_in = entrant.reserve and not entrant.out and not entrant.substitutes and season.substitutable
    gains: list[tuple[Fraction, Fraction]] = [(Fraction(0), Fraction(MOST))] if steps_in else []
    for fixture in extra(season, who):
        it = score(fixture, who)
        gains.append((Fraction(0), Fraction(MOST)) if it is None else (it.points, it.points))
    for low, high in gains:
        least = max(least, (known + low) / (count + 1))
        most = max(most, (known + MOST * open_games + high) / (count + 1))
    return MeanRange(least, most)


def bounds(season: Season, division: int, lines: Sequence[StandingLine] | None = None) -> dict[int, Bounds]:
    """The bounds of all players of a division; when all is played, their places. `lines`: its standing, if
    known."""
    lines = standing(season, division) if lines is None else lines
    phase = [it for it in season.fixtures.values() if (it.division == FINAL) == (division == FINAL)]
    if season.status == "ended" or all(it.over for it in phase):
        return {it.who: Bounds(it.place, it.place) for it in lines}
    reaches = {it.who: reach(season, it.who, division) for it in lines}
    out = {}
    for who, mine in reaches.items():
        others = [it for other, it in reaches.items() if other != who]
        best = 1 + sum(it.least > mine.most for it in others)
        worst = 1 + sum(it.most >= mine.least for it in others)
        out[who] = Bounds(best, worst)
    return out
