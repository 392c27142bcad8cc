"""Standing of a division: means of points, tie-breaks, places.

Players with the same mean are ordered by their share of victories, then by the games in which they met, then
by the mean share of the best points at their tables. Then they stay tied.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from engine.seasons.model import Fixture, Season
from engine.seasons.points import points, share, victory

HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class GameScore:
    """What one game brought a player: points, share of a victory, share of the best points; nothing of these
    where they `lost` the seat."""

    table: int
    points: Fraction
    victory: Fraction
    share: Fraction
    lost: bool = False


@dataclass(frozen=True, slots=True)
class StandingLine:
    """A player in a standing. `played`: games that count so far; `all`: games that will count at the end.
    `mean`: of points, None before the first game; `wins`, `share`: means of victories and of shares; `met`:
    success in the games among the tied; `absent`: the player has only lost seats so far."""

    player: int
    place: int
    played: int
    all: int
    mean: Fraction | None
    wins: Fraction = Fraction(0)
    met: Fraction = HALF
    share: Fraction = Fraction(0)
    absent: bool = False

    @property
    def rank(self) -> Fraction:
        """The first sort key: the mean; below all means no game, then only lost seats."""
        return Fraction(-2) if self.absent else Fraction(-1) if self.mean is None else self.mean


def game_score(fixture: Fixture, player: int) -> GameScore | None:
    """What a game brought a member, or a reserve who took a seat; None while it is open. A member's lost seat
    brings nothing, at once."""
    seat = fixture.seat_of(player)
    if seat in fixture.lost and fixture.reserves.get(seat) != player:
        return GameScore(fixture.table, Fraction(0), Fraction(0), Fraction(0), lost=True)
    if not fixture.over:
        return None
    lost = fixture.vacant
    return GameScore(
        fixture.table,
        points(fixture.ranks, lost)[seat],
        victory(fixture.ranks, seat, lost),
        share(fixture.scores, seat, lost),
    )


def own_fixtures(season: Season, player: int, division: int) -> list[Fixture]:
    """The games of a player in a division, or in the final."""
    return [
        fixture
        for fixture in season.fixtures.values()
        if fixture.division == division and player in fixture.members
    ]


def reserve_fixtures(season: Season, player: int) -> list[Fixture]:
    """Games in which a player stepped in as a reserve."""
    return [fixture for fixture in season.fixtures.values() if player in fixture.reserves.values()]


def counting_scores(season: Season, player: int, division: int) -> list[GameScore]:
    """Games that count for a player: the own ones, and as a reserve one that raises their mean."""
    scores = [
        score
        for fixture in own_fixtures(season, player, division)
        if (score := game_score(fixture, player)) is not None
    ]
    for fixture in reserve_fixtures(season, player) if division else ():
        score = game_score(fixture, player)
        if score is not None and scores and score.points > mean(scores):
            scores.append(score)
    return scores


def mean(scores: Sequence[GameScore]) -> Fraction:
    """Mean points of games, of which there is one at least."""
    return sum((score.points for score in scores), Fraction(0)) / len(scores)


def standing_line(player: int, scores: Sequence[GameScore], everything: int) -> StandingLine:
    """The line of a player, not placed yet."""
    if not scores:
        return StandingLine(player, 0, 0, everything, None)
    count = len(scores)
    wins = sum((score.victory for score in scores), Fraction(0)) / count
    shares = sum((score.share for score in scores), Fraction(0)) / count
    absent = all(score.lost for score in scores)
    return StandingLine(player, 0, count, max(count, everything), mean(scores), wins, HALF, shares, absent)


def standing(season: Season, division: int) -> tuple[StandingLine, ...]:
    """The standing of a division, or of the final."""
    members = season.divisions[division - 1] if division else season.finalists
    lines = [
        standing_line(
            player, counting_scores(season, player, division), len(own_fixtures(season, player, division))
        )
        for player in sorted(members)
    ]
    games = [fixture for fixture in season.fixtures.values() if fixture.division == division and fixture.over]
    return assign_places(lines, games)


def assign_places(lines: Iterable[StandingLine], games: Collection[Fixture]) -> tuple[StandingLine, ...]:
    """Lines in their order, with places; tied players have the same."""
    placed: list[StandingLine] = []
    for group in tie_groups(lines, lambda line: (line.rank, line.wins)):
        tied = {line.player for line in group}
        common = [game for game in games if len(tied.intersection(game.members)) > 1]
        with_met = [replace(line, met=head_to_head(line.player, tied, common)) for line in group]
        for level in tie_groups(with_met, lambda line: (line.met, line.share)):
            placed += [replace(line, place=len(placed) + 1) for line in level]
    return tuple(placed)


def tie_groups(
    lines: Iterable[StandingLine], key: Callable[[StandingLine], object]
) -> list[list[StandingLine]]:
    """Groups with equal keys, the best first; within a group by number."""
    ordered = sorted(lines, key=lambda line: line.player)
    ordered.sort(key=key, reverse=True)  # type: ignore[arg-type]
    return [list(group) for _, group in groupby(ordered, key)]


def head_to_head(player: int, tied: Collection[int], games: Iterable[Fixture]) -> Fraction:
    """Success in games against others of a group: for each of them at the table 1 ahead of them, 1/2 level, 0
    behind; the mean of all, 1/2 where they never met. Lost seats are behind all others."""
    successes: list[Fraction] = []
    for game in games:
        seats = {member: seat for seat, member in enumerate(game.members) if member in tied}
        if player in seats:
            own_rank = rank(game, seats[player])
            opposing_ranks = (rank(game, seat) for member, seat in seats.items() if member != player)
            successes += [
                Fraction(1 + (own_rank < opposing) - (own_rank > opposing), 2) for opposing in opposing_ranks
            ]
    return sum(successes, Fraction(0)) / len(successes) if successes else HALF


def rank(game: Fixture, seat: int) -> int:
    """The rank of a member; one whose seat was lost comes last."""
    return len(game.members) + 1 if seat in game.lost else game.ranks[seat]
