"""A change of a table, ready to be stored."""

from __future__ import annotations

from dataclasses import dataclass

from engine.tables.model.outbox import Note
from engine.tables.model.table import Table


@dataclass(frozen=True, slots=True)
class Change:
    """A table before and after. `notes`: messages to send; `alarm`: time of the next check, in seconds since
    1970, None: only after the next press.
    """

    before: Table
    after: Table
    notes: tuple[Note, ...] = ()
    alarm: float | None = None
