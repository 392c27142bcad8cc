"""State of a season: its players, its games, how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.seasons.events import Kind, Origin, Status
from engine.seasons.kinds import KINDS, SeasonKind

FINAL = 0
"""The number of a final, and of games without schedule, in place of a division."""


class BadSeason(ValueError):
    """An event that cannot have happened; the text says why."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of a season; see `Entered`. `checked`: they confirmed; `paused`: they have taken their
    pause; `substitutes`: they have stepped in once, and do so no more."""

    player: int
    reserve: bool = False
    plays: bool = True
    rating: float = 0.0
    origin: Origin | None = None
    checked: bool = False
    withdrawn: bool = False
    paused: bool = False
    substitutes: bool = False


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game of a season.

    `division`: from 1, or `FINAL`. `members`: whose game it is, by seat, None for a computer player. `lost`:
    seats that were lost; `early`: those of them that a reserve may take; `reserves`: who took a lost seat.
    `ranks`, `scores`: by seat, empty until it is over.
    """

    table: int
    division: int
    members: tuple[int | None, ...]
    lost: frozenset[int] = frozenset()
    early: frozenset[int] = frozenset()
    reserves: Mapping[int, int] = field(default_factory=dict)
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.ranks)

    @property
    def vacant(self) -> frozenset[int]:
        """Lost seats that no reserve has taken."""
        return self.lost.difference(self.reserves)

    @property
    def players_by_seat(self) -> dict[int, int]:
        """Players on their seats now: members who have not lost them, and reserves."""
        members = {
            at: member for at, member in enumerate(self.members) if member is not None and at not in self.lost
        }
        return {**members, **self.reserves}

    def seat_of(self, player: int) -> int:
        """The seat of a reserve who has taken one, or of a member; raises `BadSeason`."""
        for seat, reserve in self.reserves.items():
            if reserve == player:
                return seat
        if player not in self.members:
            raise BadSeason(f"player {player} has no seat at table {self.table}")
        return self.members.index(player)


@dataclass(slots=True)
class Season:
    """A season. `name`: of its kind; `divisions`: players of each, in the order of the draw; `fixtures`:
    games by number; `final`: that of a cup was drawn, though fewer than two finalists play none; `secret`: of
    the draw, empty before the start."""

    name: Kind
    seats: int
    seal: str = ""
    status: Status = "sign-up"
    entrants: dict[int, Entrant] = field(default_factory=dict)
    divisions: tuple[tuple[int, ...], ...] = ()
    fixtures: dict[int, Fixture] = field(default_factory=dict)
    final: bool = False
    finalists: tuple[int, ...] = ()
    secret: str = ""

    def copy(self) -> Season:
        """The same, to be changed."""
        return replace(self, entrants={**self.entrants}, fixtures={**self.fixtures})

    @property
    def kind(self) -> SeasonKind:
        return KINDS[self.name]

    @property
    def complete(self) -> bool:
        return all(fixture.over for fixture in self.fixtures.values())

    def entrant(self, player: int) -> Entrant:
        """A player who signed up; raises `BadSeason`."""
        if player not in self.entrants:
            raise BadSeason(f"player {player} has not signed up")
        return self.entrants[player]

    def fixture(self, table: int) -> Fixture:
        """A game by its number; raises `BadSeason`."""
        if table not in self.fixtures:
            raise BadSeason(f"there is no table {table}")
        return self.fixtures[table]

    def expect(self, status: Status) -> None:
        """Raise `BadSeason` unless the season has come so far."""
        if self.status != status:
            raise BadSeason(f"not while the season is at {self.status!r}")

    def may_substitute(self, player: int, fixture: Fixture) -> bool:
        """Whether a reserve may take a seat of a game: one seat a season, never a second one at a table, and
        none of a final."""
        entrant = self.entrants.get(player)
        ready = entrant is not None and entrant.reserve and not entrant.withdrawn and not entrant.substitutes
        return ready and player not in fixture.members and fixture.division != FINAL
