"""Supply: cards into the market, ships with goods, fires at once (rulebook, phase 1)."""

from __future__ import annotations

from engine.core.phases import Step
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.events import Laid, RoundStarted
from engine.games.speicherstadt.phases.fire import burn
from engine.games.speicherstadt.state import Column, State

Row = list[Column] | list[Column | None]
"""Of the second row a card may be missing."""


class Supply(Step[State]):
    """Lay out one card more than there are players, from left to right."""

    name = "supply"

    def begin(self, s: State) -> None:
        """A new round with an empty market."""
        s.round += 1
        s.columns = []
        s.tell(RoundStarted, s.round, s.starter)

    def run(self, s: State) -> None:
        """A fire interrupts: what it asks comes before the next card, which takes its place."""
        frame, cards = s.stack[-1], s.rules.cards
        while s.stack[-1] is frame and (row := self.next_row(s)) is not None and not s.last_round:
            card = cards[s.deck.pop(0)]
            if card.kind == "fire":
                burn(s, card.id)
            else:
                self.lay(s, card, row)

    def next_row(self, s: State) -> Row | None:
        """The row of the market that lacks a card; None when all are full."""
        return s.columns if len(s.columns) < s.rules.row(len(s.seats)) else None

    def lay(self, s: State, card: Card, row: Row) -> None:
        """A ship is loaded the moment it is revealed."""
        goods = tuple(s.bag[: card.crates])
        del s.bag[: card.crates]
        row.append(Column(card.id, goods))
        s.tell(Laid, card.id, goods, row is s.upper)
