"""What a colour would move, before it is named."""

from __future__ import annotations

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import harbour_of, odds
from engine.games.rotterdam.phases.sailing import before, first_free, move
from engine.games.rotterdam.state import State


def named(s: State, seat: int, colour: str) -> State:
    """A copy after the movement that this naming causes. Every owner steers for the harbour of his cargo."""
    after = s.clone()
    after.colour, after.waiting = colour, before(after, seat, colour)
    while (found := first_free(after, colour)) is not None:
        ship, ways = after.waiting.pop(found[0]), found[1]
        move(after, ship, ways[0] if len(ways) == 1 else way_of(after, ship, ways))
    after.waiting, after.colour = [], None
    return after


def way_of(s: State, ship: ShipId, ways: tuple[str, ...]) -> str:
    """The way with the best odds for the cargo, with an anchor where they are equal; the first of these."""
    waters, cargo = s.rules.map, s.ship(ship).cargo
    chances = odds(waters)

    def hope(way: str) -> tuple[float, bool]:
        return (chances[way][harbour_of(waters)[cargo]] if cargo else 0.0, way in waters.anchors)

    return max(ways, key=hope)
