"""Demand with reservations, break cards and grey workers (Yucata, Kaispeicher, phase 2)."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import cast

from engine.core.actions import Action, act
from engine.games.speicherstadt.actions import Reserve, Skip, Stop
from engine.games.speicherstadt.kaispeicher.events import Reserved, Skipped, Stopped
from engine.games.speicherstadt.phases.demand import Demand, places
from engine.games.speicherstadt.state import GREY, Column, Seat, State


class DemandOrReserve(Demand):
    """A worker goes over a card, or takes a card of the upper row to the reservation row."""

    def begin(self, s: State) -> None:
        """Seats that stopped in the last round may place grey workers again."""
        super().begin(s)
        for me in s.seats:
            me.stopped = False

    def may_place(self, me: Seat) -> bool:
        """Regular workers, then grey ones unless one has stopped (clarification 6)."""
        return me.workers > 0 or (me.grey > 0 and not me.stopped)

    def options(self, s: State, seat: int) -> tuple[Action, ...]:
        """Every column with room, every card above. Grey workers follow the regular ones and need not be used
        (ruling 30); default for them: keep them."""
        grey = not s.seats[seat].workers
        workers = tuple([len(column.line) for column in s.columns])
        placed = places(seat, workers, s.rules.room, grey)
        reserved = compress(reserve_each(seat, len(s.upper), grey), s.upper)
        return (act(Stop, seat), *placed, *reserved) if grey else (*placed, *reserved)

    def send_worker(self, s: State, seat: int, grey: bool) -> int:
        """A grey worker does not come back; with the last of them its card leaves the game."""
        me = s.seats[seat]
        if not grey:
            me.workers -= 1
            return seat
        me.grey -= 1
        if not me.grey:
            s.use_up(seat, "warehouse_worker")
        return seat + GREY

    def on_reserve(self, s: State, a: Reserve) -> None:
        """On top of the cards reserved before; no worker can join it there (rules 4.7, 20)."""
        column = cast(Column, s.upper[a.upper])
        s.upper[a.upper] = None
        column.line.append(self.send_worker(s, a.seat, a.grey))
        s.reserved.append(column)
        s.tell(Reserved, a.seat, column.card, a.upper, len(s.reserved), a.grey)
        self.next_turn(s)

    def on_skip(self, s: State, a: Skip) -> None:
        """With the second break card the Coffee Break leaves the game."""
        me = s.seats[a.seat]
        me.breaks -= 1
        if not me.breaks:
            s.use_up(a.seat, "coffee_break")
        s.tell(Skipped, a.seat, me.breaks)
        self.next_turn(s)

    def on_stop(self, s: State, a: Stop) -> None:
        """Not asked again this round."""
        me = s.seats[a.seat]
        me.stopped = True
        s.tell(Stopped, a.seat, me.grey)
        self.next_turn(s)


@cache
def reserve_each(seat: int, cards: int, grey: bool) -> tuple[Action, ...]:
    """A worker on each card of the upper row, from the left."""
    return tuple(act(Reserve, seat, upper=at, grey=grey) for at in range(cards))
