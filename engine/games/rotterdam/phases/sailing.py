"""Sailing: colours are named, and all ships before such a channel move (rulebook, phase 2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import End, Name, Pass, ShipId
from engine.games.rotterdam.effects import has_effect, playable, playing
from engine.games.rotterdam.events import Blocked, Consulted, Named, Sailed
from engine.games.rotterdam.phases.step import InTurn
from engine.games.rotterdam.state import Ship, State


class Sailing(InTurn):
    """In turn every seat names one colour (2.1)."""

    name = "sailing"

    def run(self, s: State) -> None:
        """Move the ships, up to a fork; then ask the seat that wanted to play its cards after the move
        (clarification 6)."""
        if s.colour is not None:
            if not sail(s, s.colour):
                return
            s.colour = None
            if not s.holding:
                self.next(s)
        if s.holding:
            seat = s.acting
            s.tell(Consulted, seat, self.name)
            if not self.asks(s, seat):
                self.next(s)

    def next(self, s: State) -> None:
        """No one holds cards ready."""
        s.holding = False
        super().next(s)

    def asks(self, s: State, seat: int) -> bool:
        """After the movement only seats that can play a card."""
        return not s.holding or bool(playable(s, seat))

    def question(self, s: State, seat: int) -> tuple[Decision, ...]:
        """A colour, also one that moves nothing (A-23); nothing if no ship lies before a channel (A-38).
        Default: the first colour."""
        if s.holding:
            return (Decision(seat, "cards", (act(End, seat),), playable(s, seat), where="office"),)
        colours = s.rules.map.colours if s.can_sail() else ()
        if not has_effect(s, seat):
            return (colour_decision(seat, colours),)
        return (colour_decision(seat, colours), *playing(s, seat, namings(seat, colours, hold=True)))

    def on_name(self, s: State, a: Name) -> None:
        """Every ship that lies before a channel of this colour must move if it can (2.2)."""
        s.colour, s.holding = a.colour, a.hold
        s.waiting = before(s, a.seat, a.colour)
        s.tell(Named, a.seat, a.colour, a.hold)


@cache
def colour_decision(seat: int, colours: tuple[str, ...]) -> Decision:
    """Which of these colours; there are none where nothing can move."""
    return Decision(seat, Sailing.name, namings(seat, colours) or (act(Pass, seat),))


@cache
def namings(seat: int, colours: tuple[str, ...], hold: bool = False) -> tuple[Action, ...]:
    """An answer for each colour; `hold`: the seat wants to play cards after the move."""
    return tuple(act(Name, seat, colour=colour, hold=hold) for colour in colours)


def before(s: State, first: int, colour: str) -> list[ShipId]:
    """The ships before channels of a colour: seat by seat from the namer, of one seat the ship nearest to the
    harbours first, then the lowest number (A-02, A-39)."""
    exits, layer = s.rules.map.exits[colour], s.rules.map.layer
    ships = [
        (turn, -layer[ship.place or ""], seat, number)
        for turn, seat in enumerate(s.order(first))
        for number, ship in enumerate(s.seats[seat].ships)
        if ship.place in exits
    ]
    return [(seat, number) for _, _, seat, number in sorted(ships)]


def sail(s: State, colour: str) -> bool:
    """Move the first ship that can, again and again; False where one asks its owner for the way (A-02)."""
    waters, taken = s.rules.map, s.occupied_places() if s.waiting else set()
    exits, harbours = waters.exits[colour], waters.accepts
    while s.waiting:
        for ship in s.waiting:
            if ways := open_ways(exits[s.seats[ship[0]].ships[ship[1]].place or ""], taken, harbours):
                break
        else:
            break
        if len(ways) > 1:
            s.enter("fork", seat=ship[0], amount=ship[1])
            return False
        s.waiting.remove(ship)
        taken.discard(move(s, ship, ways[0]))
        taken.add(ways[0])
    for ship in s.waiting if s.events is not None else ():
        s.tell(Blocked, ship, s.ship(ship).place or "", colour, s.acting)
    s.waiting = []
    return True


def free_ways(s: State, ship: ShipId, colour: str, taken: set[str | None]) -> tuple[str, ...]:
    """Where a ship may go through channels of this colour."""
    waters = s.rules.map
    return open_ways(waters.exits[colour][s.ship(ship).place or ""], taken, waters.accepts)


def open_ways(ways: tuple[str, ...], taken: set[str | None], harbours: Mapping[str, str]) -> tuple[str, ...]:
    """Which of these ways lead to free places; harbours are always free (A-09)."""
    if taken.isdisjoint(ways):
        return ways
    return tuple([way for way in ways if way not in taken or way in harbours])


def move(s: State, ship: ShipId, to: str, *, steered: bool = False) -> str | None:
    """One step through a channel of the named colour; returns from where."""
    moving: Ship = s.seats[ship[0]].ships[ship[1]]
    origin, moving.place = moving.place, to
    s.busy = True
    if s.events is not None:
        s.tell(Sailed, ship, origin or "", to, s.colour or "", s.acting, steered)
    return origin
