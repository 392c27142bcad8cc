"""Players of the final of a cup, and the final standing."""

from __future__ import annotations

from itertools import groupby

from engine.seasons.model import FINAL, Season
from engine.seasons.standing import StandingLine, standing


def finalists(season: Season, *, withdrawn: bool = False) -> tuple[int, ...]:
    """Players of the final, as many as a table has seats: the winners of the groups, then the best of all
    seconds, and so on; a tie for the last place takes all who are tied. Without players for whom the season
    is over, unless `withdrawn`."""
    lines = [
        line for line in group_ranking(season) if withdrawn or not season.entrants[line.player].withdrawn
    ]
    if len(lines) <= season.seats:
        return tuple(line.player for line in lines)
    last = claim(lines[season.seats - 1])
    return tuple(line.player for line in lines if claim(line) <= last)


def group_ranking(season: Season) -> list[StandingLine]:
    """The lines of all groups: by place in the group, then mean points, victories, share of the best
    points."""
    lines = [line for number in range(1, len(season.divisions) + 1) for line in standing(season, number)]
    return sorted(lines, key=lambda line: (claim(line), line.player))


def claim(line: StandingLine) -> tuple[object, ...]:
    """Sort key of a player of a group."""
    return (line.place, -(line.mean or 0), -line.wins, -line.share)


def final_standing(season: Season) -> list[list[int]]:
    """All players of a cup by places, tied ones together: those of the final first, then all others."""
    final = standing(season, FINAL) if season.finalists else ()
    rest = [line for line in group_ranking(season) if line.player not in season.finalists]
    first = [[line.player for line in level] for _, level in groupby(final, lambda line: line.place)]
    return first + [[line.player for line in level] for _, level in groupby(rest, claim)]
