"""Open season: every rated game counts, and of each player the best few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from engine.seasons.model import Fixture, Season
from engine.seasons.standing import GameScore, StandingLine, assign_places, line, score

BEST, LEAST, SAME = 6, 4, 3
"""Games that count at most; games without which there is no place; games with the same three people, unless a
player would have too few for a place: a few friends must be able to play a season."""
COMPUTER = 0
"""All computer players count as one and the same person."""


def standing(season: Season) -> tuple[tuple[StandingLine, ...], tuple[StandingLine, ...]]:
    """The standing, and the lines of those who have too few games yet, the most first; these have no place
    (0)."""
    games = [it for it in season.fixtures.values() if among_people(it)]
    own: dict[int, list[Fixture]] = {who: [] for who in sorted(season.entrants)}
    for game in games:
        for who in game.members:
            if who is not None:
                own[who].append(game)
    lines = [line(who, counting_scores(mine, who), LEAST) for who, mine in own.items()]
    ready = assign_places((it for it in lines if it.played >= LEAST), games)
    waiting = [it for it in lines if 0 < it.played < LEAST]
    waiting.sort(key=lambda it: (-it.played, -(it.mean or 0), it.who))
    return ready, tuple(replace(it, place=0) for it in waiting)


def among_people(game: Fixture) -> bool:
    """Whether at least two people played; games against computer players alone do not count."""
    return sum(it is not None for it in game.members) > 1


def counting_scores(games: Iterable[Fixture], who: int) -> list[GameScore]:
    """The games that count for a player, from the most points down, of equal ones the earlier first: without
    those that would be one too many with the same three people, but with the best of these up to `LEAST`."""
    mine = {it.table: it for it in games if who in it.members}
    scores = [it for game in mine.values() if (it := score(game, who)) is not None]
    out, others = list[GameScore](), list[GameScore]()
    seen: Counter[tuple[int, ...]] = Counter()
    for it in sorted(scores, key=by_points):
        groups = [*companies(mine[it.table], who)]
        if all(seen[group] < SAME for group in groups):
            seen.update(groups)
            out.append(it)
        else:
            others.append(it)
    return sorted([*out[:BEST], *others[: max(0, LEAST - len(out))]], key=by_points)


def by_points(it: GameScore) -> tuple[Fraction, int]:
    """Sort key: the most points first, then the earlier game."""
    return -it.points, it.table


def companies(game: Fixture, who: int) -> Iterator[tuple[int, ...]]:
    """The others of a game by twos, with the player three people; at a table of two the other one."""
    others = {COMPUTER if it is None else it for it in game.members} - {who}
    return combinations(sorted(others), min(2, len(others)))
