"""Placing: a ship on a start, loaded or empty (rulebook, phase 1)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Pass, Place
from engine.games.rotterdam.effects import playing
from engine.games.rotterdam.events import Placed, RoundStarted
from engine.games.rotterdam.phases.step import InTurn
from engine.games.rotterdam.state import State


class Placing(InTurn):
    """In turn every seat may place one ship (1.1, 1.2)."""

    name = "placing"

    def begin(self, s: State) -> None:
        s.round += 1
        s.tell(RoundStarted, s.round, s.master)
        super().begin(s)

    def question(self, s: State, seat: int) -> tuple[Decision, ...]:
        """Where and with what. Default: no ship. Ship cards may come before it."""
        starts = s.free_starts() if s.has_ship(seat) else ()
        return (placements(seat, starts, s.in_stock()), *playing(s, seat))

    def lacks(self, s: State, seat: int) -> str:
        """A free start, or a ship in the supply."""
        if not s.free_starts():
            return "start"
        return "" if s.has_ship(seat) else "ship"

    def on_place(self, s: State, a: Place) -> None:
        """A start holds one ship (1.3)."""
        number = s.launch(a.seat, a.start, s.load(a.cargo))
        s.tell(Placed, a.seat, number, a.start, a.cargo)
        self.next(s)


@lru_cache(maxsize=4096)
def placements(seat: int, starts: tuple[str, ...], stock: tuple[str, ...]) -> Decision:
    """No ship, or one on each free start with each cargo of the stock or with none (A-08)."""
    loads = [(start, cargo) for start in starts for cargo in (*stock, None)]
    ships = [act(Place, seat, start=start, cargo=cargo) for start, cargo in loads]
    return Decision(seat, Placing.name, (act(Pass, seat), *ships))
