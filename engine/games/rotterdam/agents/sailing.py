"""What a colour would move, before it is named."""

from __future__ import annotations

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import harbour_of, odds
from engine.games.rotterdam.phases.sailing import before, free_ways, move, sail
from engine.games.rotterdam.state import State


def named(s: State, seat: int, colour: str) -> State:
    """A copy after the movement that this naming causes. Every owner steers for the harbour of his cargo."""
    after = s.clone()
    after.colour, after.waiting = colour, before(after, seat, colour)
    while not sail(after, colour):
        ship = after.waiting.pop(forked(after))
        move(after, ship, way_of(after, ship, tuple(free_ways(after, ship, colour, after.taken()))))
    after.colour = None
    return after


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
