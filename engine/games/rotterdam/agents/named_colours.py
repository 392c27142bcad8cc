"""Ships after a colour is named, before it happens."""

from __future__ import annotations

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.currents import best_way
from engine.games.rotterdam.phases.sailing import before, free_ways, move, sail
from engine.games.rotterdam.state import State


def after_naming(s: State, seat: int, colour: str) -> State:
    """A copy after the movement of this colour. Every owner steers for the harbour of the ship's cargo."""
    after = s.clone()
    name(after, seat, colour)
    return after


def name(s: State, seat: int, colour: str) -> None:
    """Name a colour in place; only the places of ships change, and that the round was busy."""
    s.colour, s.waiting = colour, before(s, seat, colour)
    finish_naming(s, colour)


def finish_naming(s: State, colour: str) -> None:
    """The movement of the ships that still wait before this colour."""
    while not sail(s, colour):
        ship = s.waiting.pop(pop_fork(s))
        move(s, ship, way_of(s, ship, tuple(free_ways(s, ship, colour, s.occupied_places()))))
    s.colour = None


def pop_fork(s: State) -> int:
    """Which of the waiting ships asks for its way; it is asked no more."""
    frame = s.stack.pop()
    return s.waiting.index((frame.seat or 0, frame.amount))


def way_of(s: State, ship: ShipId, ways: tuple[str, ...]) -> str:
    """The way that the owner takes."""
    return best_way(s.rules.map, s.ship(ship).cargo, ways)
