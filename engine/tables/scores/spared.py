"""What a table was spared: decisions of people for which nobody had to be called."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.tables.model.table import Table


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
    """Counted over all people who sit there."""
    each = [it for it in spared_each(table) if it is not None]
    return Spared(
        sum(it.forced for it in each), sum(it.ordered for it in each), sum(it.by_hand for it in each)
    )


def spared_each(table: Table) -> tuple[Spared | None, ...]:
    """Seat by seat, over the moves that count; None where nobody but an agent sits. What agents decide, for
    themselves or for somebody, is no wait of a person; the further steps of a press are no decision of their
    own."""
    causes = Counter((move.action.seat, move.cause) for move in table.moves)
    return tuple(
        Spared(causes[seat, "forced"], causes[seat, "order"], causes[seat, "hand"])
        if chair.person is not None
        else None
        for seat, chair in enumerate(table.chairs)
    )
