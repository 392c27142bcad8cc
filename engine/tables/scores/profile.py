"""A person's profile: form, seats, sources of points, opponents and results against them.

Everything is counted from results, and nothing of it is stored. Games count whether rated or not, if they
were played from beginning to end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.tables.model.results import SeatPlace, TableResult

LAST = 10
"""Games that make a form."""
ENOUGH = 3
"""Minimum number of games on a seat to be a favourite or worst one."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Result of one game: `rank` (1 is the best) of `seats`."""

    rank: int
    seats: int

    @property
    def share_beaten(self) -> float:
        """Which part of the others came after: 1 is all of them, 0 none."""
        return 1 - (self.rank - 1) / (self.seats - 1)


@dataclass(frozen=True, slots=True)
class Count:
    """Some games: how many, how many of them won, the mean rank (0 where there is none)."""

    games: int = 0
    wins: int = 0
    mean_rank: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatResults:
    """One seat at the table, from 0, in the order of turns. `beaten`: which part of the others came after."""

    seat: int
    games: int
    beaten: float


@dataclass(frozen=True, slots=True)
class Source:
    """Mean points a game from one source; `average`: those of all seats of the same games, the own included,
    where each game weighs the same. `games`: in which there was such a source."""

    name: str
    games: int
    own: float
    average: float

    @property
    def lead(self) -> float:
        """How many points more than the average."""
        return self.own - self.average


NO_POINTS = Source("", 0, 0.0, 0.0)
"""Of no games."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """An opponent. `guild`: of the last meeting. `ahead`, `behind`: how often the own rank was better, or
    worse; ties count in neither."""

    person: int
    guild: int
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games. `rated`: how many of them count for ratings. `form`: the last ones, oldest first.

    `sets`: by game and expansions, most played first. `points`: all sources together; `sources`: points by
    source, the greatest lead first; both only where all games are of one title, for points of two titles
    cannot be added. `meetings`: opponents, most frequent first; no agents, no former players.
    """

    all: Count = Count()
    rated: int = 0
    form: tuple[Finish, ...] = ()
    sets: tuple[tuple[tuple[str, ...], Count], ...] = ()
    seats: tuple[SeatResults, ...] = ()
    points: Source = NO_POINTS
    sources: tuple[Source, ...] = ()
    meetings: tuple[Meeting, ...] = ()

    @property
    def favourite(self) -> SeatResults | None:
        """The seat on which it goes best; None: too few games on any."""
        return max(self.known_seats, key=lambda it: (it.beaten, it.games, -it.seat), default=None)

    @property
    def worst(self) -> SeatResults | None:
        """The seat on which it goes worst; None: none is known on which it goes worse than on another."""
        worst = min(self.known_seats, key=lambda it: (it.beaten, -it.games, it.seat), default=None)
        best = self.favourite
        return worst if worst and best and worst.beaten < best.beaten else None

    @property
    def known_seats(self) -> list[SeatResults]:
        """Those on which enough games were played."""
        return [it for it in self.seats if it.games >= ENOUGH]


Played = tuple[TableResult, SeatPlace]
"""A game, and how the person's own seat ended."""


def profile(
    person: int,
    results: Iterable[TableResult],
    guild: int | None = None,
    game: str | None = None,
    expansions: tuple[str, ...] | None = None,
) -> Profile:
    """From the results of a person, in their order: only those of one server, of one game, of one set, where
    these are given."""
    meant = (
        it
        for it in results
        if counts(it) and guild in (None, it.guild)
        if game in (None, it.game) and expansions in (None, it.expansions)
    )
    games = [(it, own) for it in meant for own in it.places if own.person == person]
    return summarise(games) if games else Profile()


def summarise(games: Sequence[tuple[TableResult, SeatPlace]]) -> Profile:
    """Build a profile from results, each with the place of the player."""
    titled = games if len({result.game for result, _ in games}) == 1 else []
    return Profile(
        all=count_results(games),
        rated=sum(result.rated and own.owner == own.person for result, own in games),
        form=tuple(finish(it) for it in games[-LAST:]),
        sets=tuple(sets(games)),
        seats=tuple(seats(games)),
        points=points(titled) if titled else NO_POINTS,
        sources=tuple(sorted(sources(titled), key=lambda it: -it.lead)),
        meetings=tuple(sorted(meetings(games), key=lambda it: (-it.games, it.behind - it.ahead, it.person))),
    )


def counts(result: TableResult) -> bool:
    """Whether a game counts for a profile: not one that was broken off, nor one forked from another for
    practice."""
    return result.over and result.kind != "practice"


def count_results(games: Sequence[Played]) -> Count:
    """How many, how many won, how well."""
    ranks = [own.rank for _, own in games]
    return Count(len(games), ranks.count(1), fmean(ranks))


def finish(game: Played) -> Finish:
    """How a game ended."""
    result, own = game
    return Finish(own.rank, len(result.places))


def sets(games: Sequence[Played]) -> list[tuple[tuple[str, ...], Count]]:
    """The games by what was played: the game's key, and its expansions."""
    parts: dict[tuple[str, ...], list[Played]] = {}
    for result, own in games:
        parts.setdefault((result.game, *result.expansions), []).append((result, own))
    return sorted(
        ((key, count_results(it)) for key, it in parts.items()), key=lambda it: (-it[1].games, it[0])
    )


def seats(games: Sequence[Played]) -> Iterator[SeatResults]:
    """The seats on which the person sat, in their order."""
    parts: dict[int, list[float]] = {}
    for game in games:
        parts.setdefault(game[1].seat, []).append(finish(game).share_beaten)
    for seat, beaten in sorted(parts.items()):
        yield SeatResults(seat, len(beaten), fmean(beaten))


def points(games: Sequence[Played]) -> Source:
    """All points together."""
    average = fmean(sum(it.points for it in result.places) / len(result.places) for result, _ in games)
    return Source("", len(games), fmean(own.points for _, own in games), average)


def sources(games: Sequence[Played]) -> Iterator[Source]:
    """Each source that there was in any of these games."""
    parts: dict[str, list[tuple[int, float]]] = {}
    for result, own in games:
        for name, gained in own.sources.items():
            average = sum(it.sources.get(name, 0) for it in result.places) / len(result.places)
            parts.setdefault(name, []).append((gained, average))
    for name, found in parts.items():
        yield Source(name, len(found), fmean(own for own, _ in found), fmean(it for _, it in found))


def meetings(games: Sequence[Played]) -> Iterator[Meeting]:
    """Each opponent that is a person."""
    parts: dict[int, list[tuple[int, int]]] = {}
    for result, own in games:
        for other in result.places:
            if other.person is not None and other.person > 0 and other.person != own.person:
                parts.setdefault(other.person, []).append((result.guild, other.rank - own.rank))
    for person, told in parts.items():
        leads = [lead for _, lead in told]
        ahead, behind = sum(it > 0 for it in leads), sum(it < 0 for it in leads)
        yield Meeting(person, told[-1][0], len(leads), ahead, behind)
