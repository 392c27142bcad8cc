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
    `reach`: places that are still possible; `way`: where the player would go now; `out`: has left."""

    person: int
    place: int
    played: int
    all: int
    mean: Fraction | None
    reach: Bounds
    way: Way = "stayed"
    out: bool = False


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
        """The attempt of a person."""
        return next((it for it in self.attempts if it.person == person), None)

    def row(self, person: int) -> tuple[DivisionOverview, StandingRow] | None:
        """The line of a person, in the final first, with its part."""
        parts = sorted(self.parts, key=lambda it: it.number)
        return next(((part, row) for part in parts for row in part.rows if row.person == person), None)

    def games(self, person: int) -> tuple[ScheduledGame, ...]:
        """The games in which a person holds a seat."""
        return tuple(
            game
            for part in self.parts
            for game in part.games
            if any(it == person and at not in game.absent for at, it in enumerate(game.people))
        )


def part_numbers(it: Edition) -> tuple[int, ...]:
    """Divisions or groups in the order in which they are shown, the final first."""
    numbers = (*range(1, len(it.state.divisions) + 1),)
    return (FINAL, *numbers) if it.state.finalists else numbers


def overview(
    it: Edition, parts: tuple[DivisionOverview, ...], opened: dict[int, SeasonTable], now: float
) -> Overview:
    """The view model of a season, given its parts; `opened`: tables by number of the game."""
    entrants = [entrant for entrant in it.state.entrants.values() if not entrant.out]
    return Overview(
        it,
        stage(it, now),
        parts,
        tuple(it.person(entrant.who) for entrant in entrants),
        frozenset(it.person(entrant.who) for entrant in entrants if entrant.checked),
        frozenset(it.person(entrant.who) for entrant in entrants if not entrant.plays),
        tuple(podium(it)),
        attempts(it, opened) if it.kind.solo else (),
    )


def attempts(it: Edition, opened: dict[int, SeasonTable]) -> tuple[AttemptRow, ...]:
    """The attempts of a duplicate week; results are hidden until its end."""
    ended = it.row.status == "ended"
    lines = {line.who: line for line in duplicate.standing(it.state)} if ended else {}
    found = []
    for who in it.state.entrants:
        table, line = opened.get(who), lines.get(who)
        facts = (line.place, line.score, line.lead) if line else ()
        place = (table.table, table.channel) if table else (0, 0)
        found.append(AttemptRow(it.person(who), *place, who in it.state.fixtures, *facts))
    return tuple(sorted(found, key=lambda it: (not it.place, it.place)))


def stage(it: Edition, now: float) -> Stage:
    """How far a season has come."""
    if it.row.status in ("ended", "cancelled"):
        return "over" if it.row.status == "ended" else "cancelled"
    if it.row.status == "running":
        return "final" if it.state.finalists else "running"
    if it.plan.checks and now >= it.plan.checks:
        return "check-in"
    return "closed" if now >= it.plan.closes else "sign-up"


def part(it: Edition, number: int, opened: dict[int, SeasonTable]) -> DivisionOverview:
    """A division, a group or the final."""
    lines = standing(it.state, number)
    reach = bounds(it.state, number, lines)
    rows = tuple(row(it, number, line, reach[line.who]) for line in lines)
    fixtures = (fixture for fixture in it.state.fixtures.values() if fixture.division == number)
    return DivisionOverview(number, rows, tuple(game(it, fixture, opened) for fixture in fixtures))


def row(it: Edition, number: int, line: StandingLine, reach: Bounds) -> StandingRow:
    """A line of a standing."""
    moves = it.kind.moves and line.mean is not None
    way: Way = way_of(it.state, number, line) if moves else "stayed"
    out = it.state.entrants[line.who].out
    return StandingRow(it.person(line.who), line.place, line.played, line.all, line.mean, reach, way, out)


def game(it: Edition, fixture: Fixture, opened: dict[int, SeasonTable]) -> ScheduledGame:
    """A game, with its table."""
    table = opened.get(fixture.table)
    members = (member or 0 for member in fixture.members)
    sits = (fixture.reserves.get(seat, member) for seat, member in enumerate(members))
    return ScheduledGame(
        fixture.table,
        fixture.division,
        tuple(it.person(who) for who in sits),
        fixture.vacant,
        it.plan.deadline(final=fixture.division == FINAL),
        table.table if table else 0,
        table.channel if table else 0,
        fixture.over,
        table.waits if table else (),
    )


def podium(it: Edition) -> Iterator[tuple[int, ...]]:
    """Persons of the first three places of a season that is over, tied ones together; none who left it."""
    if it.row.status != "ended":
        return
    if it.kind.final:
        levels = cup.final_standing(it.state)[:3]
    else:
        lines = duplicate.standing(it.state) if it.kind.solo else standing(it.state, 1)
        levels = [[line.who for line in lines if line.place == place] for place in range(1, 4)]
    for level in levels:
        if still := [it.person(who) for who in level if not it.state.entrants[who].out]:
            yield tuple(still)
