"""Groups of the display that shall be bought when their turn comes."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field

from engine.core.actions import act
from engine.core.strict import StrictModel
from engine.games.hamburg.actions import Buy
from engine.games.hamburg.state import State


class Wish(StrictModel):
    """A group as it lay when it was wished for: its goods and the card beside them ("": none).

    `keep`: it is bought only while so much money stays in hand, in Mark; None: even with a loan.
    """

    group: int = Field(ge=0)
    goods: tuple[str, ...]
    card: str = ""
    keep: Annotated[int, Field(ge=0)] | None = None

    @classmethod
    def of(cls, s: State, group: int, keep: int | None = None) -> Self:
        """A wish for a group as it lies now."""
        offer = s.display[group]
        return cls(group=group, goods=tuple(offer.goods), card=offer.card, keep=keep)

    def open(self, s: State) -> bool:
        """Whether a seat can still buy this group."""
        return self.group < len(s.display) and s.display[self.group].buyer is None

    def has_changed(self, s: State) -> bool:
        """Whether something else lies there now: a card was exchanged."""
        offer = s.display[self.group]
        return (tuple(offer.goods), offer.card) != (self.goods, self.card)

    def buy(self, s: State, seat: int) -> Buy | None:
        """The purchase; None where it would cost more than it may."""
        price, me = s.rules.price(s.display[self.group].goods), s.seats[seat]
        most = s.payable(seat) if self.keep is None else me.money - self.keep
        return act(Buy, seat, group=self.group) if price <= most else None


def trading(s: State) -> bool:
    """Whether groups can be bought now."""
    return bool(s.stack) and s.stack[0].phase == "harbour"


def wanted_groups(s: State, seat: int) -> tuple[int, ...]:
    """The groups that a seat may come to buy in this round."""
    if not trading(s) or s.seats[seat].out:
        return ()
    return tuple(at for at, group in enumerate(s.display) if group.buyer is None)
