"""View model of a season with sign-up: what boards, lists, calendars and pictures show of it.

Persons are Discord ids, below 0 for former players; times are seconds since 1970. Nothing hidden is in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.seasons import cup, duplicate
from engine.seasons.bounds import Bounds, bounds
from engine.seasons.events import Way
from engine.seasons.model import FINAL, Fixture
from engine.seasons.movements import way_of
from engine.seasons.service.edition import Edition
from engine.seasons.standing import StandingLine, standing
from engine.tables.store.seasons import SeasonTable

Stage = Literal["sign-up", "closed", "check-in", "running", "final", "over", "cancelled"]
"""How far a season has come; `closed`: sign-up is over, check-in has not begun."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A player in a standing. `played` of `all` games are over; `mean`: of points, None before the first one;
    `reach`: places that are still possible; `way`: where the player would go now; `withdrawn`: has left."""

    person: int
    place: int
    played: int
    all: int
    mean: Fraction | None
    reach: Bounds
    way: Way = "stayed"
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """A game of the schedule. `people`: by seat as they sit now; `absent`: vacant seats. `table`,
    `channel`: 0 until it is opened. `deadline`: when stand-ins play it to its end. `waits`: persons who must
    decide."""

    number: int
    division: int
    people: tuple[int, ...]
    absent: frozenset[int]
    deadline: float
    table: int = 0
    channel: int = 0
    over: bool = False
    waits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DivisionOverview:
    """A division, a group or (`number` 0) the final: its standing and its games."""

    number: int
    rows: tuple[StandingRow, ...]
    games: tuple[ScheduledGame, ...]


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """The attempt of a player in a duplicate week. `place`: 0 before the end and for a seat that was lost;
    `score`, `lead`: points, and how far ahead of the best other seat, 0 before the end."""

    person: int
    table: int
    channel: int
    over: bool
    place: int = 0
    score: int = 0
    lead: int = 0


@dataclass(frozen=True, slots=True)
class Overview:
    """A season. `signed`: players by sign-up who have not withdrawn; `confirmed`, `reserves`: those of them
    who have confirmed, and who only step in. `podium`: persons of the first places once it is over.
    `attempts`: of a duplicate week, the best first once it is over. `free`: seats that reserves may take now,
    number of the game and seat."""

    edition: Edition
    stage: Stage
    parts: tuple[DivisionOverview, ...]
    signed: tuple[int, ...] = ()
    confirmed: frozenset[int] = frozenset()
    reserves: frozenset[int] = frozenset()
    podium: tuple[tuple[int, ...], ...] = ()
    attempts: tuple[AttemptRow, ...] = ()
    free: tuple[tuple[int, int], ...] = ()

    @property
    def begun(self) -> bool:
        """Whether anything of it was played, or is."""
        return bool(self.parts or self.attempts)

    def attempt(self, person: int) -> AttemptRow | None:
        """Of a person; None: they have not begun one."""
        return next((attempt for attempt in self.attempts if attempt.person == person), None)

    def row(self, person: int) -> tuple[DivisionOverview, StandingRow] | None:
        """The line of a person, in the final first, with its part."""
        parts = sorted(self.parts, key=lambda part: part.number)
        return next(((part, row) for part in parts for row in part.rows if row.person == person), None)

    def games(self, person: int) -> tuple[ScheduledGame, ...]:
        """The games in which a person holds a seat."""
        return tuple(
            game
            for part in self.parts
            for game in part.games
            if any(sitting == person and seat not in game.absent for seat, sitting in enumerate(game.people))
        )


def part_numbers(edition: Edition) -> tuple[int, ...]:
    """Divisions or groups in the order in which they are shown, the final first."""
    numbers = (*range(1, len(edition.state.divisions) + 1),)
    return (FINAL, *numbers) if edition.state.finalists else numbers


def overview(
    edition: Edition, parts: tuple[DivisionOverview, ...], opened: dict[int, SeasonTable], now: float
) -> Overview:
    """The view model of a season, given its parts; `opened`: tables by number of the game."""
    entrants = [entrant for entrant in edition.state.entrants.values() if not entrant.withdrawn]
    return Overview(
        edition,
        stage(edition, now),
        parts,
        tuple(edition.person(entrant.player) for entrant in entrants),
        frozenset(edition.person(entrant.player) for entrant in entrants if entrant.checked),
        frozenset(edition.person(entrant.player) for entrant in entrants if not entrant.plays),
        tuple(podium(edition)),
        attempts(edition, opened) if edition.kind.solo else (),
    )


def attempts(edition: Edition, opened: dict[int, SeasonTable]) -> tuple[AttemptRow, ...]:
    """The attempts of a duplicate week; results are hidden until its end."""
    ended = edition.row.status == "ended"
    lines = {line.player: line for line in duplicate.standing(edition.state)} if ended else {}
    rows = []
    for player in edition.state.entrants:
        table, line = opened.get(player), lines.get(player)
        facts = (line.place, line.score, line.lead) if line else ()
        place = (table.table, table.channel) if table else (0, 0)
        rows.append(AttemptRow(edition.person(player), *place, player in edition.state.fixtures, *facts))
    return tuple(sorted(rows, key=lambda row: (not row.place, row.place)))


def stage(edition: Edition, now: float) -> Stage:
    """How far a season has come at this time."""
    if edition.row.status in ("ended", "cancelled"):
        return "over" if edition.row.status == "ended" else "cancelled"
    if edition.row.status == "running":
        return "final" if edition.state.finalists else "running"
    if edition.plan.checks and now >= edition.plan.checks:
        return "check-in"
    return "closed" if now >= edition.plan.closes else "sign-up"


def part(edition: Edition, number: int, opened: dict[int, SeasonTable]) -> DivisionOverview:
    """The standing and the games of a division, a group or the final."""
    lines = standing(edition.state, number)
    reach = bounds(edition.state, number, lines)
    rows = tuple(row(edition, number, line, reach[line.player]) for line in lines)
    fixtures = (fixture for fixture in edition.state.fixtures.values() if fixture.division == number)
    return DivisionOverview(number, rows, tuple(game(edition, fixture, opened) for fixture in fixtures))


def row(edition: Edition, number: int, line: StandingLine, reach: Bounds) -> StandingRow:
    """A line of a standing, with the places and the way that are open to the player."""
    moves = edition.kind.moves and line.mean is not None
    way: Way = way_of(edition.state, number, line) if moves else "stayed"
    withdrawn = edition.state.entrants[line.player].withdrawn
    return StandingRow(
        edition.person(line.player), line.place, line.played, line.all, line.mean, reach, way, withdrawn
    )


def game(edition: Edition, fixture: Fixture, opened: dict[int, SeasonTable]) -> ScheduledGame:
    """A game of the schedule, with its table if that is opened."""
    table = opened.get(fixture.table)
    members = (member or 0 for member in fixture.members)
    sits = (fixture.reserves.get(seat, member) for seat, member in enumerate(members))
    return ScheduledGame(
        fixture.table,
        fixture.division,
        tuple(edition.person(player) for player in sits),
        fixture.vacant,
        edition.plan.deadline(final=fixture.division == FINAL),
        table.table if table else 0,
        table.channel if table else 0,
        fixture.over,
        table.waits if table else (),
    )


def podium(edition: Edition) -> Iterator[tuple[int, ...]]:
    """Persons of the first three places of a season that is over, tied ones together; none who left it."""
    if edition.row.status != "ended":
        return
    if edition.kind.final:
        levels = cup.final_standing(edition.state)[:3]
    else:
        lines = duplicate.standing(edition.state) if edition.kind.solo else standing(edition.state, 1)
        levels = [[line.player for line in lines if line.place == place] for place in range(1, 4)]
    for level in levels:
        if staying := [
            edition.person(player) for player in level if not edition.state.entrants[player].withdrawn
        ]:
            yield tuple(staying)
