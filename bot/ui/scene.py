"""What somebody looks at: a table, the names of those who sit there, a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.texts import Texts
from engine.tables.table import Table

MARKS = ("🟠A", "🔷B", "🔺C", "🟩D", "⭐E")
"""A seat by shape, colour and letter: each of them tells it alone."""


@dataclass(frozen=True)
class Scene:
    """A table as one person (`seat` None: everybody) sees it, in one language."""

    table: Table
    names: tuple[str, ...]
    t: Texts
    seat: int | None = field(default=None)

    @cached_property
    def view(self) -> Any:
        """The state as this seat sees it; hidden cards show their backs. Its presenter knows its type."""
        return self.table.now.seen_by(self.seat)

    def who(self, seat: int) -> str:
        """A seat by mark and name."""
        return f"{MARKS[seat]} {self.names[seat]}"

    def whom(self, seats: tuple[int, ...]) -> str:
        """Several seats."""
        return ", ".join(self.who(seat) for seat in seats)
