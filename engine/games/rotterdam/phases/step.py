"""Base classes of phases in which seats have turns in order."""

from __future__ import annotations

from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.rotterdam.actions import End, Pass
from engine.games.rotterdam.events import Consulted, Passed
from engine.games.rotterdam.state import State


class InTurn(Step[State]):
    """Every seat has one turn, the harbour master first, then clockwise."""

    def begin(self, s: State) -> None:
        """The harbour master is first."""
        s.turn = 0

    def next(self, s: State) -> None:
        """The turn of a seat is over."""
        s.turn += 1

    def asks(self, s: State, seat: int) -> bool:
        """Whether the seat in turn has something to decide now."""
        return True

    def believable(self, s: State, seat: int) -> bool:
        """The question is public, so the hand must be such that there is something to decide."""
        return self.asks(s, seat)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The seat in turn is asked."""
        return self.question(s, s.acting) if s.turn < len(s.seats) else ()

    def question(self, s: State, seat: int) -> tuple[Decision, ...]:
        """The question to the seat in turn; empty where it has no choice."""
        raise NotImplementedError

    def lacks(self, s: State, seat: int) -> str:
        """What a seat would need for more than to pass; empty: nothing."""
        return ""

    def on_pass(self, s: State, a: Pass) -> None:
        s.tell(Passed, a.seat, self.name, self.lacks(s, a.seat))
        self.next(s)

    def on_end(self, s: State, a: End) -> None:
        """No more ship cards in this turn."""
        self.next(s)


class ByHand(InTurn):
    """Only a seat whose hand gives it a choice is asked, and that tells something of its hand."""

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Pass over seats without a choice. That a seat holds nothing is public."""
        while s.turn < len(s.seats):
            seat = s.acting
            if s.events is not None and self.may_ask(s, seat):
                s.tell(Consulted, seat, self.name)
            self.prepare(s, seat)
            if asked := self.question(s, seat):
                return asked
            self.next(s)
        return ()

    def may_ask(self, s: State, seat: int) -> bool:
        """Whether, as far as all others know, this seat could be asked."""
        raise NotImplementedError

    def prepare(self, s: State, seat: int) -> None:
        """Carry out the automatic moves of a seat before it is asked."""

    def asks(self, s: State, seat: int) -> bool:
        """Whether its hand gives it a choice."""
        return bool(self.question(s, seat))
