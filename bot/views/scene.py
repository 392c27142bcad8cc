"""What somebody looks at: a table, the names of those who sit there, a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.texts import Texts
from engine.tables.series import Score
from engine.tables.table import Table

JOINER, HARD_SPACE = "\u2060", "\u00a0"
"""What keeps two signs, or a sign and its word, on one line of a phone."""
MARKS = tuple(JOINER.join(mark) for mark in ("🟠A", "🔷B", "🔺C", "🟩D", "⭐E"))
"""A seat by shape, colour and letter: each of them tells it alone."""


@dataclass(frozen=True)
class Scene:
    """A table as one person (`seat` None: everybody) sees it, in one language.

    `until`: when the clocks of those who are due run out, by seat. `ahead`: a rehearsal of what this seat
    will be asked later in the round; nothing of it has happened. `score`: how the series of this table
    stands; None where it is a game for itself.
    """

    table: Table
    names: tuple[str, ...]
    t: Texts
    seat: int | None = field(default=None)
    until: Mapping[int, float] = field(default_factory=dict)
    ahead: bool = False
    score: Score | None = None

    @cached_property
    def view(self) -> Any:
        """The state as this seat sees it; hidden cards show their backs. Its presenter knows its type."""
        return self.table.now.seen_by(self.seat)

    def who(self, seat: int) -> str:
        """A seat by mark and name."""
        return f"{MARKS[seat]}{HARD_SPACE}{self.names[seat]}"

    def whom(self, seats: tuple[int, ...]) -> str:
        """Several seats."""
        return ", ".join(self.who(seat) for seat in seats)
