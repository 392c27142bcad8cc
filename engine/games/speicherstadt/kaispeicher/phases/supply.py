"""Supply with a second row above the board (Yucata, Kaispeicher, phase 1)."""

from __future__ import annotations

from engine.games.speicherstadt.phases.supply import Row, Supply
from engine.games.speicherstadt.state import State


class SupplyOfTwoRows(Supply):
    """First the row on the board, then the one above it; fires and ships are the same in both (ruling 26)."""

    def begin(self, s: State) -> None:
        """Nothing lies above the board or beside it."""
        s.upper, s.reserved = [], []
        super().begin(s)

    def next_row(self, s: State) -> Row | None:
        """The board is filled first."""
        bays = s.rules.row(len(s.seats))
        if len(s.columns) < bays:
            return s.columns
        return s.upper if len(s.upper) < bays else None
