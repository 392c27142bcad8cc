"""A fork: two free channels of the named colour lie before a ship; its owner chooses (rulebook, phase 2)."""

from __future__ import annotations

from functools import cache

from engine.core.actions import act
from engine.core.decisions import Decision
from engine.core.phases import Phase
from engine.games.rotterdam.actions import ShipId, Steer
from engine.games.rotterdam.phases.sailing import free_ways, move
from engine.games.rotterdam.state import State


class Fork(Phase[State]):
    """Asked whether or not it is the owner's turn; the frame names the ship by seat and number."""

    name = "fork"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The free ways. Default: the first of them in the map."""
        frame = s.stack[-1]
        ship = (frame.seat or 0, frame.amount)
        if s.colour is None or ship not in s.waiting:
            return ()
        return (choices(ship, free_ways(s, ship, s.colour, s.occupied_places())),)

    def on_steer(self, s: State, a: Steer) -> None:
        """Then the others move on."""
        s.waiting.remove(a.ship)
        move(s, a.ship, a.to, steered=True)


@cache
def choices(ship: ShipId, ways: tuple[str, ...]) -> Decision:
    """The question to the owner of a ship which of these ways it takes."""
    return Decision(ship[0], Fork.name, tuple([act(Steer, ship[0], ship=ship, to=to) for to in ways]))
