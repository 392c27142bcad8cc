"""Demand with reservations, break cards and grey workers (Yucata, Kaispeicher, phase 2)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from engine.core.actions import Action, act
from engine.games.speicherstadt.actions import Reserve, Skip, Stop
from engine.games.speicherstadt.kaispeicher.events import Reserved, Skipped, Stopped
from engine.games.speicherstadt.phases.demand import Demand, places
from engine.games.speicherstadt.state import GREY, Column, Seat, State


class DemandOrReserve(Demand):
    """A worker goes over a card, or takes a card of the upper row to the reservation row."""

    def begin(self, s: State) -> None:
        """Who stopped in the last round may place grey workers again."""
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
        above = tuple([column is not None for column in s.upper])
        return placements(seat, workers, above, s.rules.room, grey)

    def sent(self, s: State, seat: int, grey: bool) -> int:
        """A grey worker does not come back; with the last of them its card leaves the game."""
        if not grey:
            return super().sent(s, seat, grey)
        me = s.seats[seat]
        me.grey -= 1
        if not me.grey:
            s.use_up(seat, "warehouse_worker")
        return seat + GREY

    def on_reserve(self, s: State, a: Reserve) -> None:
        """On top of the cards reserved before; nobody can join it there (rules 4.7, 20)."""
        column = cast(Column, s.upper[a.upper])
        s.upper[a.upper] = None
        column.line.append(self.sent(s, a.seat, a.grey))
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


@lru_cache(maxsize=65_536)
def placements(
    seat: int, workers: tuple[int, ...], above: tuple[bool, ...], room: int, grey: bool
) -> tuple[Action, ...]:
    """A worker over each column with room, or on each card that still lies above."""
    stop = (act(Stop, seat),) if grey else ()
    reserved = (act(Reserve, seat, upper=at, grey=grey) for at, lies in enumerate(above) if lies)
    return (*stop, *places(seat, workers, room, grey), *reserved)
