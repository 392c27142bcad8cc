"""Open season: every rated game counts, and of each player the best few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from engine.seasons.model import Fixture, Season
from engine.seasons.standing import GameScore, StandingLine, assign_places, game_score, standing_line

BEST, LEAST, SAME = 6, 4, 3
"""Games that count at most; games without which there is no place; games with the same three people, unless a
player would have too few for a place: a few friends must be able to play a season."""
COMPUTER = 0
"""All computer players count as one and the same person."""


def standing(season: Season) -> tuple[tuple[StandingLine, ...], tuple[StandingLine, ...]]:
    """The standing, and the lines of those who have too few games yet, the most first; these have no place
    (0)."""
    games = [game for game in season.fixtures.values() if among_people(game)]
    own: dict[int, list[Fixture]] = {player: [] for player in sorted(season.entrants)}
    for game in games:
        for player in game.members:
            if player is not None:
                own[player].append(game)
    lines = [standing_line(player, counting_scores(played, player), LEAST) for player, played in own.items()]
    ready = assign_places((line for line in lines if line.played >= LEAST), games)
    waiting = [line for line in lines if 0 < line.played < LEAST]
    waiting.sort(key=lambda line: (-line.played, -(line.mean or 0), line.player))
    return ready, tuple(replace(line, place=0) for line in waiting)


def among_people(game: Fixture) -> bool:
    """Whether at least two people played; games against computer players alone do not count."""
    return sum(member is not None for member in game.members) > 1


def counting_scores(games: Iterable[Fixture], player: int) -> list[GameScore]:
    """The games that count for a player, from the most points down, of equal ones the earlier first: without
    those that would be one too many with the same three people, but with the best of these up to `LEAST`."""
    own = {game.table: game for game in games if player in game.members}
    scores = [score for game in own.values() if (score := game_score(game, player)) is not None]
    counting, surplus = list[GameScore](), list[GameScore]()
    seen: Counter[tuple[int, ...]] = Counter()
    for score in sorted(scores, key=by_points):
        groups = [*companies(own[score.table], player)]
        if all(seen[group] < SAME for group in groups):
            seen.update(groups)
            counting.append(score)
        else:
            surplus.append(score)
    return sorted([*counting[:BEST], *surplus[: max(0, LEAST - len(counting))]], key=by_points)


def by_points(score: GameScore) -> tuple[Fraction, int]:
    """Sort key: the most points first, then the earlier game."""
    return -score.points, score.table


def companies(game: Fixture, player: int) -> Iterator[tuple[int, ...]]:
    """The others of a game by twos, with the player three people; at a table of two the other one."""
    opponents = {COMPUTER if member is None else member for member in game.members} - {player}
    return combinations(sorted(opponents), min(2, len(opponents)))
