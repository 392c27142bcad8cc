"""Purchase: card by card, the first in line decides (rulebook, phase 3)."""

from __future__ import annotations

from functools import cache

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.speicherstadt.actions import Buy, Pass
from engine.games.speicherstadt.events import Bought, Declined, Discarded
from engine.games.speicherstadt.state import Column, State, owner


class Purchase(Step[State]):
    """The owner of the lowest worker may buy for as many coins as workers stand there now."""

    name = "purchase"

    def begin(self, s: State) -> None:
        """The sale begins with the leftmost column."""
        s.at = 0

    def run(self, s: State) -> None:
        """Pass over columns without workers; an unsold card is discarded when its turn comes."""
        while (column := self.in_turn(s)) is not None and not column.line:
            self.close(s, column)
            s.at += 1

    def row(self, s: State) -> list[Column]:
        """The cards in the order of their sale."""
        return s.columns

    def in_turn(self, s: State) -> Column | None:
        """The card that is for sale now; None after the last one."""
        return s.columns[s.at] if s.at < len(s.columns) else None

    def price(self, s: State, column: Column) -> int:
        """Present price of the card in turn."""
        return len(column.line)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The first in line is asked; without the coins there is only one answer. Default: leave it."""
        column = self.in_turn(s)
        return () if column is None else (self.ask(s, owner(column.line[0]), self.price(s, column)),)

    def ask(self, s: State, seat: int, price: int) -> Decision:
        """Buy or leave, and what cards add."""
        decision = choices(seat, self.question(s), s.seats[seat].coins >= price)
        extra = s.extra("purchase", seat)
        return decision._replace(options=(*decision.options, *extra)) if extra else decision

    def question(self, s: State) -> str:
        """By what name the first in line is asked."""
        return self.name

    def on_buy(self, s: State, a: Buy) -> None:
        """All workers of the column go home."""
        column = self.row(s)[s.at]
        price = self.price(s, column)
        s.seats[a.seat].coins -= price
        s.tell(Bought, a.seat, column.card, price)
        hand_over(s, a.seat, column)

    def on_pass(self, s: State, a: Pass) -> None:
        """That one worker goes home; the price falls by one."""
        column = self.row(s)[s.at]
        price = self.price(s, column)
        column.line.pop(0)
        waits = any(owner(worker) == a.seat for column in self.row(s)[s.at :] for worker in column.line)
        s.tell(Declined, a.seat, column.card, price, s.seats[a.seat].coins >= price, waits)

    def close(self, s: State, column: Column) -> None:
        """A card that found no buyer leaves the game; its goods go to the supply (ruling 5)."""
        if column.buyer is None:
            s.spill(column.goods)
            s.discard.append(column.card)
            s.tell(Discarded, column.card, column.goods)
            column.goods = ()


@cache
def choices(seat: int, ask: str, able: bool) -> Decision:
    """To leave the card, or to buy it if the seat is able to pay."""
    return Decision(seat, ask, (act(Pass, seat), act(Buy, seat)) if able else (act(Pass, seat),))


def hand_over(s: State, seat: int, column: Column) -> None:
    """The card works at once; the goods of a ship wait on it for Loading."""
    me, card = s.seats[seat], column.card
    me.bought += 1
    s.take_in(seat, card)
    me.cargo += column.goods
    column.buyer, column.goods = seat, ()
    column.line.clear()
    if s.card(card).kind == "contract":
        me.filled[card] = []
    for effect in s.rules.moments["bought"].get(card, ()):
        effect(s, seat, card)
