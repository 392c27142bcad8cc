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
        """Points above the average of all seats."""
        return self.own - self.average


NO_POINTS = Source("", 0, 0.0, 0.0)
"""The points of no games."""


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
        """The seat with the best results; None: too few games on any."""
        return max(self.known_seats, key=lambda seat: (seat.beaten, seat.games, -seat.seat), default=None)

    @property
    def worst(self) -> SeatResults | None:
        """The seat with the worst results; None: too few games, or no seat is worse than another."""
        worst = min(self.known_seats, key=lambda seat: (seat.beaten, -seat.games, seat.seat), default=None)
        best = self.favourite
        return worst if worst and best and worst.beaten < best.beaten else None

    @property
    def known_seats(self) -> list[SeatResults]:
        """Seats on which enough games were played."""
        return [seat for seat in self.seats if seat.games >= ENOUGH]


Played = tuple[TableResult, SeatPlace]
"""A game, and the result of the person's own seat."""


def profile(
    person: int,
    results: Iterable[TableResult],
    guild: int | None = None,
    game: str | None = None,
    expansions: tuple[str, ...] | None = None,
) -> Profile:
    """Compute the profile from a person's results, in their order; where given, only from those of one
    server, one game, one set of expansions."""
    chosen = (
        result
        for result in results
        if counts(result) and guild in (None, result.guild)
        if game in (None, result.game) and expansions in (None, result.expansions)
    )
    games = [(result, own) for result in chosen for own in result.places if own.person == person]
    return summarise(games) if games else Profile()


def summarise(games: Sequence[tuple[TableResult, SeatPlace]]) -> Profile:
    """Build a profile from results, each with the place of the player."""
    titled = games if len({result.game for result, _ in games}) == 1 else []
    return Profile(
        all=count_results(games),
        rated=sum(result.rated and own.owner == own.person for result, own in games),
        form=tuple(finish(game) for game in games[-LAST:]),
        sets=tuple(sets(games)),
        seats=tuple(seats(games)),
        points=points(titled) if titled else NO_POINTS,
        sources=tuple(sorted(sources(titled), key=lambda source: -source.lead)),
        meetings=tuple(
            sorted(
                meetings(games),
                key=lambda meeting: (-meeting.games, meeting.behind - meeting.ahead, meeting.person),
            )
        ),
    )


def counts(result: TableResult) -> bool:
    """Whether a game counts for a profile: not one that was broken off, nor one forked from another for
    practice."""
    return result.over and result.kind != "practice"


def count_results(games: Sequence[Played]) -> Count:
    """Games, wins and the mean rank of at least one game."""
    ranks = [own.rank for _, own in games]
    return Count(len(games), ranks.count(1), fmean(ranks))


def finish(game: Played) -> Finish:
    """The rank of the person among all seats of a game."""
    result, own = game
    return Finish(own.rank, len(result.places))


def sets(games: Sequence[Played]) -> list[tuple[tuple[str, ...], Count]]:
    """The games by what was played: the game's key, and its expansions."""
    parts: dict[tuple[str, ...], list[Played]] = {}
    for result, own in games:
        parts.setdefault((result.game, *result.expansions), []).append((result, own))
    return sorted(
        ((key, count_results(entry)) for key, entry in parts.items()),
        key=lambda entry: (-entry[1].games, entry[0]),
    )


def seats(games: Sequence[Played]) -> Iterator[SeatResults]:
    """The seats on which the person sat, in their order."""
    parts: dict[int, list[float]] = {}
    for game in games:
        parts.setdefault(game[1].seat, []).append(finish(game).share_beaten)
    for seat, beaten in sorted(parts.items()):
        yield SeatResults(seat, len(beaten), fmean(beaten))


def points(games: Sequence[Played]) -> Source:
    """Mean points of all sources together."""
    average = fmean(sum(place.points for place in result.places) / len(result.places) for result, _ in games)
    return Source("", len(games), fmean(own.points for _, own in games), average)


def sources(games: Sequence[Played]) -> Iterator[Source]:
    """The sources of points in any of these games."""
    parts: dict[str, list[tuple[int, float]]] = {}
    for result, own in games:
        for name, gained in own.sources.items():
            average = sum(place.sources.get(name, 0) for place in result.places) / len(result.places)
            parts.setdefault(name, []).append((gained, average))
    for name, shares in parts.items():
        yield Source(
            name, len(shares), fmean(own for own, _ in shares), fmean(average for _, average in shares)
        )


def meetings(games: Sequence[Played]) -> Iterator[Meeting]:
    """Each opponent that is a person."""
    parts: dict[int, list[tuple[int, int]]] = {}
    for result, own in games:
        for place in result.places:
            if place.person is not None and place.person > 0 and place.person != own.person:
                parts.setdefault(place.person, []).append((result.guild, place.rank - own.rank))
    for person, met in parts.items():
        leads = [lead for _, lead in met]
        ahead, behind = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        yield Meeting(person, met[-1][0], len(leads), ahead, behind)
