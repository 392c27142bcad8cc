"""Change of a season, as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.seasons.events import SeasonEvent
from engine.seasons.service.edition import Edition

Note = tuple[str, int]
"""A message to send: its kind, and the number of a game or 0."""
BOARD: Note = ("board", 0)
EVENT: Note = ("event", 0)
"""The scheduled event of a season with sign-up, where the server allows it."""
LETTER: Note = ("letter", 0)
"""A direct message to the manager who opened a season whose channel is gone."""
TABLE = "table"
"""Kind of the note that opens a table."""


@dataclass(frozen=True, slots=True)
class SeasonChange:
    """A change of a season: events, persons that are new, fields of its row, kinds of messages to send."""

    events: Sequence[SeasonEvent] = ()
    people: Sequence[int] = ()
    notes: Sequence[Note] = ()
    row: dict[str, Any] = field(default_factory=dict)


Edit = Callable[[Edition], SeasonChange | None]
"""Computes the change of a season; None: nothing changes."""
