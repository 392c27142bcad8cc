"""What a colour would move, before it is named."""

from __future__ import annotations

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import harbour_of, odds
from engine.games.rotterdam.phases.sailing import before, free_ways, move, sail
from engine.games.rotterdam.state import State


def named(s: State, seat: int, colour: str) -> State:
    """A copy after the movement that this naming causes. Every owner steers for the harbour of his cargo."""
    after = s.clone()
    name(after, seat, colour)
    return after


def name(s: State, seat: int, colour: str) -> None:
    """The same in place; nothing changes but where ships lie, and that the round was busy."""
    s.colour, s.waiting = colour, before(s, seat, colour)
    finish_naming(s, colour)


def finish_naming(s: State, colour: str) -> None:
    """The movement of the ships that still wait before this colour."""
    while not sail(s, colour):
        ship = s.waiting.pop(forked(s))
        move(s, ship, way_of(s, ship, tuple(free_ways(s, ship, colour, s.taken()))))
    s.colour = None


def forked(s: State) -> int:
    """Which of the waiting ships asks for its way; it is asked no more."""
    frame = s.stack.pop()
    return s.waiting.index((frame.seat or 0, frame.amount))


def way_of(s: State, ship: ShipId, ways: tuple[str, ...]) -> str:
    """The way with the best odds for the cargo, with an anchor where they are equal; the first of these."""
    waters, cargo = s.rules.map, s.ship(ship).cargo
    chances = odds(waters)

    def hope(way: str) -> tuple[float, bool]:
        return (chances[way][harbour_of(waters)[cargo]] if cargo else 0.0, way in waters.anchors)

    return max(ways, key=hope)
