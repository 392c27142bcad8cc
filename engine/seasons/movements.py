"""Ups and downs between two seasons of a league."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seasons.events import Origin, Way
from engine.seasons.model import Season
from engine.seasons.standing import StandingLine, standing

ONE_IN = 6
"""One player of this many, or of a part of them, goes up and one goes down."""
SEASONS_KEPT = 2
"""Seasons for which a player who is absent keeps their division."""


def movers(size: int) -> int:
    """How many players of a division go up, and how many down."""
    return -(-size // ONE_IN)


def movements(season: Season) -> dict[int, Origin]:
    """Where each player belongs in the next season.

    A tie for the last place that goes up takes all who are tied up; a tie for the last place that stays keeps
    all who are tied. A player who has left the season does not go up.
    """
    origins_by_player: dict[int, Origin] = {}
    for division in range(1, len(season.divisions) + 1):
        for line in standing(season, division):
            way = way_of(season, division, line)
            target = division + (way == "fell") - (way == "rose")
            origins_by_player[line.player] = Origin(division=target, way=way, place=line.place)
    return origins_by_player


def way_of(season: Season, division: int, line: StandingLine) -> Way:
    """How a player leaves a division."""
    size = len(season.divisions[division - 1])
    if division > 1 and line.place <= movers(size) and not season.entrants[line.player].withdrawn:
        return "rose"
    if division < len(season.divisions) and line.place > size - movers(size):
        return "fell"
    return "stayed"


def origins(seasons: Sequence[dict[int, Origin]]) -> dict[int, Origin]:
    """Where each person belongs after a row of seasons, the newest first; `seasons` are movements by person.

    A player who did not play in the newest ones keeps their division for as many seasons as are given, but
    those who played come before them.
    """
    latest: dict[int, Origin] = {}
    for age, moved in enumerate(seasons[: SEASONS_KEPT + 1]):
        for person, origin in moved.items():
            absent = origin.model_copy(update={"way": "absent"})
            latest.setdefault(person, absent if age else origin)
    return latest
