"""What a table was spared: decisions of people for which nobody had to be called."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.tables.table import Table


@dataclass(frozen=True, slots=True)
class Spared:
    """Decisions of people by how they were answered: only one answer was allowed, ordered in advance, by
    hand."""

    forced: int
    ordered: int
    by_hand: int

    @property
    def waits(self) -> int:
        """How often nobody had to be called."""
        return self.forced + self.ordered


def spared(table: Table) -> Spared:
    """Counted over the moves that count. What agents decide, for themselves or for somebody, is no wait of a
    person; the further steps of a press are no decision of their own."""
    people = {seat for seat, chair in enumerate(table.chairs) if chair.person is not None}
    causes = Counter(move.cause for move in table.moves if move.action.seat in people)
    return Spared(causes["forced"], causes["order"], causes["hand"])
