"""One of three goods that were laid open must be bought; the question cuts into the harbour."""

from __future__ import annotations

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.hamburg.actions import Choose
from engine.games.hamburg.events import Chose
from engine.games.hamburg.state import State


class Choosing(Step[State]):
    """The kinds are laid open for all."""

    name = "choosing"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Each kind that was revealed. Default: the cheapest."""
        seat, place = s.stack[-1].seat, s.rules.place_of_good
        if seat is None or not s.revealed:
            return ()
        kinds = sorted({*s.revealed}, key=place.__getitem__, reverse=True)
        return (Decision(seat, self.name, tuple(act(Choose, seat, good=good) for good in kinds)),)

    def on_choose(self, s: State, a: Choose) -> None:
        """At its regular price; the others are discarded (H-15)."""
        price, rest = s.rules.prices[a.good], s.revealed
        rest.remove(a.good)
        s.discard += rest
        s.revealed = []
        s.take(a.seat, (a.good,), openly=True)
        s.tell(Chose, a.seat, a.good, price, tuple(rest))
        s.pay(a.seat, price)

    def end(self, s: State) -> None:
        """The turn in the harbour goes on."""

    def believable(self, s: State, seat: int) -> bool:
        """The seat that laid goods open can pay for any of them (H-14)."""
        return seat != s.stack[-1].seat or s.payable(seat) >= s.rules.dearest
