"""Demand: workers over cards (rulebook, phase 2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Place
from engine.games.speicherstadt.events import Placed
from engine.games.speicherstadt.phases.step import Step
from engine.games.speicherstadt.state import State


class Demand(Step):
    """In turn every seat puts a worker over a card, until all workers stand. Nobody may refuse."""

    name = "demand"

    def begin(self, s: State) -> None:
        """All workers are at home."""
        s.turn = s.starter
        for seat in s.seats:
            seat.workers, seat.bought = s.rules.workers, 0

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The seat in turn places one worker. Default: the shortest column, the leftmost of them."""
        if not s.seats[s.turn].workers:
            return ()
        return (Decision(s.turn, self.name, (*self.options(s, s.turn), *s.extra("demand", s.turn))),)

    def options(self, s: State, seat: int) -> Iterator[Action]:
        """Every column with room, the shortest first."""
        lines = sorted((len(column.line), at) for at, column in enumerate(s.columns))
        return (act(Place, seat, column=at) for workers, at in lines if workers < s.rules.room)

    def on_place(self, s: State, a: Place) -> None:
        """On the lowest free space over the card."""
        column = s.columns[a.column]
        column.line.append(a.seat)
        s.seats[a.seat].workers -= 1
        s.tell(Placed, a.seat, column.card, a.column, len(column.line))
        self.next_turn(s)

    def next_turn(self, s: State) -> None:
        """Clockwise to the next seat that still has a worker."""
        s.turn = next((seat for seat in s.order(s.turn + 1) if s.seats[seat].workers), s.turn)
