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

    who: int
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
        """By what players are ordered first: the mean; behind all means no game, then only lost seats."""
        return Fraction(-2) if self.absent else Fraction(-1) if self.mean is None else self.mean


def score(fixture: Fixture, who: int) -> GameScore | None:
    """What a game brought a member, or a reserve who took a seat; None while it is open. A member's lost seat
    brings nothing, at once."""
    seat = fixture.seat_of(who)
    if seat in fixture.lost and fixture.reserves.get(seat) != who:
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


def own(season: Season, who: int, division: int) -> list[Fixture]:
    """The games of a player in a division, or in the final."""
    return [it for it in season.fixtures.values() if it.division == division and who in it.members]


def extra(season: Season, who: int) -> list[Fixture]:
    """Games in which a player stepped in as a reserve."""
    return [it for it in season.fixtures.values() if who in it.reserves.values()]


def counting_scores(season: Season, who: int, division: int) -> list[GameScore]:
    """Games that count for a player: the own ones, and as a reserve one that raises their mean."""
    mine = [it for fixture in own(season, who, division) if (it := score(fixture, who)) is not None]
    for fixture in extra(season, who) if division else ():
        it = score(fixture, who)
        if it is not None and mine and it.points > mean(mine):
            mine.append(it)
    return mine


def mean(scores: Sequence[GameScore]) -> Fraction:
    """Mean points of games, of which there is one at least."""
    return sum((it.points for it in scores), Fraction(0)) / len(scores)


def line(who: int, scores: Sequence[GameScore], everything: int) -> StandingLine:
    """The line of a player, not placed yet."""
    if not scores:
        return StandingLine(who, 0, 0, everything, None)
    count = len(scores)
    wins = sum((it.victory for it in scores), Fraction(0)) / count
    shares = sum((it.share for it in scores), Fraction(0)) / count
    absent = all(it.lost for it in scores)
    return StandingLine(who, 0, count, max(count, everything), mean(scores), wins, HALF, shares, absent)


def standing(season: Season, division: int) -> tuple[StandingLine, ...]:
    """The standing of a division, or of the final."""
    members = season.divisions[division - 1] if division else season.finalists
    lines = [
        line(who, counting_scores(season, who, division), len(own(season, who, division)))
        for who in sorted(members)
    ]
    games = [it for it in season.fixtures.values() if it.division == division and it.over]
    return assign_places(lines, games)


def assign_places(lines: Iterable[StandingLine], games: Collection[Fixture]) -> tuple[StandingLine, ...]:
    """Lines in their order, with places; tied players have the same."""
    out: list[StandingLine] = []
    for group in tie_groups(lines, lambda it: (it.rank, it.wins)):
        among = {it.who for it in group}
        common = [it for it in games if len(among.intersection(it.members)) > 1]
        with_met = [replace(it, met=head_to_head(it.who, among, common)) for it in group]
        for level in tie_groups(with_met, lambda it: (it.met, it.share)):
            out += [replace(it, place=len(out) + 1) for it in level]
    return tuple(out)


def tie_groups(
    lines: Iterable[StandingLine], key: Callable[[StandingLine], object]
) -> list[list[StandingLine]]:
    """Groups with equal keys, the best first; within a group by number."""
    ordered = sorted(lines, key=lambda it: it.who)
    ordered.sort(key=key, reverse=True)  # type: ignore[arg-type]
    return [list(group) for _, group in groupby(ordered, key)]


def head_to_head(who: int, among: Collection[int], games: Iterable[Fixture]) -> Fraction:
    """Success in games against others of a group: for each of them at the table 1 ahead of them, 1/2 level, 0
    behind; the mean of all, 1/2 where they never met. Lost seats are behind all others."""
    found: list[Fraction] = []
    for game in games:
        seats = {it: seat for seat, it in enumerate(game.members) if it in among}
        if who in seats:
            mine = rank(game, seats[who])
            theirs = (rank(game, seat) for other, seat in seats.items() if other != who)
            found += [Fraction(1 + (mine < it) - (mine > it), 2) for it in theirs]
    return sum(found, Fraction(0)) / len(found) if found else HALF


def rank(game: Fixture, seat: int) -> int:
    """The rank of a member; one whose seat was lost comes last."""
    return len(game.members) + 1 if seat in game.lost else game.ranks[seat]
