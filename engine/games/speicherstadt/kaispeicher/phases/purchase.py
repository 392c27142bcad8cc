"""Purchase of the columns and then of the reserved cards (Yucata, Kaispeicher, phase 3)."""

from __future__ import annotations

from engine.games.speicherstadt.actions import Take
from engine.games.speicherstadt.kaispeicher.events import Took
from engine.games.speicherstadt.phases.purchase import Purchase, hand_over
from engine.games.speicherstadt.state import Column, State


class PurchaseOfBothRows(Purchase):
    """The columns first (ruling 28). Then the reserved cards, the first reserved first; each costs as many
    coins as cards lie in that row at the moment (rules 4.7, 21)."""

    def row(self, s: State) -> list[Column]:
        """One sale after the other."""
        return s.columns + s.reserved if s.reserved else s.columns

    def in_turn(self, s: State) -> Column | None:
        """The row on the board, then the reserved cards."""
        at = s.at - len(s.columns)
        if at < 0:
            return s.columns[s.at]
        return s.reserved[at] if at < len(s.reserved) else None

    def price(self, s: State, column: Column) -> int:
        """A reserved card leaves its row, bought or not, so the next one costs a coin less."""
        if s.at < len(s.columns):
            return len(column.line)
        return len(s.columns) + len(s.reserved) - s.at

    def question(self, s: State) -> str:
        """A reserved card is asked for by another name, for no worker stands behind its own."""
        return self.name if s.at < len(s.columns) else "reservation"

    def on_take(self, s: State, a: Take) -> None:
        """The Fish Market leaves the game before the card works."""
        column = self.row(s)[s.at]
        s.use_up(a.seat, "fish_market")
        s.tell(Took, a.seat, column.card, self.price(s, column))
        hand_over(s, a.seat, column)

    def end(self, s: State) -> None:
        """Unreserved cards are discarded last, with their goods (ruling 29, clarification 9)."""
        for at, column in enumerate(s.upper):
            if column is not None:
                self.close(s, column)
                s.upper[at] = None
        super().end(s)
