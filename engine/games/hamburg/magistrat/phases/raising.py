"""Between office and senate: a seat that gives something may raise its value before it is seen (3.1)."""

from __future__ import annotations

from functools import cache

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.hamburg.actions import Plus3
from engine.games.hamburg.events import Declared
from engine.games.hamburg.state import State

CARD = "gift_plus3"


class Raising(Step[State]):
    """In seat order, one declaration each (H-05)."""

    name = "raising"

    def begin(self, s: State) -> None:
        """No one has declared anything."""
        for me in s.seats:
            me.raised = None

    def run(self, s: State) -> None:
        """Go on to the next seat that holds the card and gives something (H-03, H-39)."""
        s.turn = next((seat for seat in s.order if self.asks(s, seat)), s.turn)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """How many cards. Default: none."""
        if not self.asks(s, s.turn):
            return ()
        return (numbers(s.turn, self.name, s.seats[s.turn].cards.count(CARD)),)

    def asks(self, s: State, seat: int) -> bool:
        """Whether this seat has something to say, and has not said it."""
        me = s.seats[seat]
        return me.raised is None and CARD in me.cards and self.gives(s, seat)

    def gives(self, s: State, seat: int) -> bool:
        """Whether there is anything on the pile for the senate."""
        laid = s.sealed[seat]
        return laid is not None and bool(laid.senate)

    def on_plus3(self, s: State, a: Plus3) -> None:
        """The cards count at once and are discarded."""
        s.seats[a.seat].raised = a.count * s.rules.cards[CARD].value
        for _ in range(a.count):
            s.use(a.seat, CARD)
        s.tell(Declared, a.seat, a.count)

    def believable(self, s: State, seat: int) -> bool:
        """A seat that was asked gives something; a holder of the card that was passed over gives nothing."""
        if s.seats[seat].raised is not None or seat == s.turn:
            return self.gives(s, seat)
        passed_over = s.order.index(seat) < s.order.index(s.turn)
        return not (passed_over and self.asks(s, seat))


@cache
def numbers(seat: int, ask: str, most: int) -> Decision:
    """How many of its cards a seat plays: an answer for each number from none to all."""
    return Decision(seat, ask, tuple(act(Plus3, seat, count=count) for count in range(most + 1)))
