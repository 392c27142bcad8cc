"""Demand: workers over cards (rulebook, phase 2)."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.speicherstadt.actions import Place
from engine.games.speicherstadt.events import Placed
from engine.games.speicherstadt.state import Seat, State


class Demand(Step[State]):
    """In turn every seat puts a worker over a card, until all workers stand. No one may refuse."""

    name = "demand"

    def begin(self, s: State) -> None:
        """All workers are at home."""
        s.turn = s.starter
        for seat in s.seats:
            seat.workers, seat.bought = s.rules.workers, 0

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The seat in turn places one worker. Default: the shortest column, the leftmost of them."""
        seat = s.turn
        if not self.may_place(s.seats[seat]):
            return ()
        options, extra = self.options(s, seat), s.extra("demand", seat)
        return (Decision(seat, self.name, (*options, *extra) if extra else options),)

    def options(self, s: State, seat: int) -> tuple[Action, ...]:
        """Every column with room, the shortest first."""
        return places(seat, tuple([len(column.line) for column in s.columns]), s.rules.room)

    def on_place(self, s: State, a: Place) -> None:
        """On the lowest free space over the card."""
        column = s.columns[a.column]
        column.line.append(self.send_worker(s, a.seat, a.grey))
        s.tell(Placed, a.seat, column.card, a.column, len(column.line), a.grey)
        self.next_turn(s)

    def may_place(self, me: Seat) -> bool:
        """Whether this seat has a worker left to place."""
        return me.workers > 0

    def send_worker(self, s: State, seat: int, grey: bool) -> int:
        """One worker leaves home; returns what stands in the line."""
        s.seats[seat].workers -= 1
        return seat

    def next_turn(self, s: State) -> None:
        """Clockwise to the next seat that still has a worker."""
        for seat in s.order(s.turn + 1):
            if self.may_place(s.seats[seat]):
                s.turn = seat
                return


@lru_cache(maxsize=16_384)
def places(seat: int, workers: tuple[int, ...], room: int, grey: bool = False) -> tuple[Action, ...]:
    """A worker over each column that has room for one more than stand there now."""
    over = over_each(seat, len(workers), grey)
    return tuple([over[at] for at in shortest_first(workers, room)])


@lru_cache(maxsize=65_536)
def shortest_first(workers: tuple[int, ...], room: int) -> tuple[int, ...]:
    """The columns that have room for one more than stand there now."""
    return tuple(at for at in sorted(range(len(workers)), key=workers.__getitem__) if workers[at] < room)


@cache
def over_each(seat: int, columns: int, grey: bool) -> tuple[Action, ...]:
    """A worker over each column, from the left."""
    return tuple(act(Place, seat, column=at, grey=grey) for at in range(columns))
