"""Avoided waits: decisions of players that needed no press, because they were forced or ordered in
advance.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.tables.model.table import Table


@dataclass(frozen=True, slots=True)
class AvoidedWaits:
    """Decisions of players by how they were answered: forced, by standing order, by hand."""

    forced: int
    ordered: int
    by_hand: int

    @property
    def waits(self) -> int:
        """Number of decisions that were made without calling a player."""
        return self.forced + self.ordered


def avoided_waits(table: Table) -> AvoidedWaits:
    """The sum over all players at a table."""
    counted = [waits for waits in avoided_waits_by_seat(table) if waits is not None]
    return AvoidedWaits(
        sum(waits.forced for waits in counted),
        sum(waits.ordered for waits in counted),
        sum(waits.by_hand for waits in counted),
    )


def avoided_waits_by_seat(table: Table) -> tuple[AvoidedWaits | None, ...]:
    """Count the moves that stand, for each seat; None for seats of agents.

    Moves that an agent makes for a player are no decisions of the player, nor are the further steps of a
    press.
    """
    causes = Counter((move.action.seat, move.cause) for move in table.moves)
    return tuple(
        AvoidedWaits(causes[seat, "forced"], causes[seat, "order"], causes[seat, "hand"])
        if chair.person is not None
        else None
        for seat, chair in enumerate(table.chairs)
    )
