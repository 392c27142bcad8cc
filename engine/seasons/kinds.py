"""Kinds of seasons: what each schedules, seals and hides, who may see its record, when it may be called off.

Shared code asks the kind and never compares names (`tests/laws/test_kinds.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.seasons.events import Kind, Status

Source = Literal["server", "schedule", "attempts"]
"""Where the games of a season come from: rated games of the server, a schedule of those who signed up, or one
attempt of each player at the same deal."""
Seal = Literal["", "draw", "deal"]
Venue = Literal["here", "thread", "private"]
"""Where boards and tables of a season stand: in its channel alone, in threads of it, in private threads."""

ANY_TIME: frozenset[Status] = frozenset({"sign-up", "running", "ended", "cancelled"})
OVER: frozenset[Status] = frozenset({"ended", "cancelled"})
OPEN = ANY_TIME - OVER
LENGTHS = (1, 2, 3, 4, 6, 8, 10, 12)
"""Lengths of a season that are offered, in weeks."""
WEEKS = 6
"""Usual length of a season, in weeks."""


@dataclass(frozen=True, slots=True)
class SeasonKind:
    """A kind of season.

    `source`: of its games; `part`: what its parts are called; `final`: the best of its parts play one;
    `moves`: players go up and down, and another season follows. `seals`: what follows from its secret.
    `conceals`: until the season is over nothing leaves that fixes the deal of a table, and no result.
    `record`: at these every member of its server may have its record; no one else, and at no other time.
    `calls_off`: at these a manager may call it off. `lengths`, `weeks`: offered, and the usual one.
    """

    name: Kind
    source: Source
    venue: Venue
    part: str = "division"
    final: bool = False
    moves: bool = False
    seals: Seal = ""
    conceals: bool = False
    record: frozenset[Status] = ANY_TIME
    calls_off: frozenset[Status] = frozenset()
    lengths: tuple[int, ...] = LENGTHS
    weeks: int = WEEKS

    @property
    def scheduled(self) -> bool:
        """Whether players sign up and games follow from a schedule."""
        return self.source == "schedule"

    @property
    def solo(self) -> bool:
        """Whether each player plays one table alone, as soon as they want."""
        return self.source == "attempts"

    @property
    def follows_server(self) -> bool:
        """Whether the rated games of the server count, without sign-up and tables of its own."""
        return self.source == "server"

    @property
    def first_status(self) -> Status:
        """The status with which a season begins."""
        return "sign-up" if self.scheduled else "running"


KINDS: dict[str, SeasonKind] = {
    kind.name: kind
    for kind in (
        SeasonKind("open", "server", "here"),
        SeasonKind(
            "league", "schedule", "thread", moves=True, seals="draw", calls_off=OPEN
        ),
        SeasonKind(
            "cup", "schedule", "thread", part="group", final=True, seals="draw",
            calls_off=OPEN,
        ),
        SeasonKind(
            "duplicate", "attempts", "private", seals="deal", conceals=True, record=OVER,
            calls_off=OPEN, lengths=(1, 2), weeks=1,
        ),
    )
}  # fmt: skip
"""All kinds by name."""
OPENED = tuple(name for name, kind in KINDS.items() if not kind.follows_server)
"""Names of the kinds that a manager opens by a modal."""
