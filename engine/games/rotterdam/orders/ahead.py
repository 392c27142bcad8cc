"""The ships that a colour would move if it were named now, all from the public board."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import Event
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.events import Blocked, Sailed
from engine.games.rotterdam.phases.sailing import before, free_ways, move, sail
from engine.games.rotterdam.state import State


@dataclass(frozen=True, slots=True)
class Movement:
    """A ship before the colour: where it lies, and where it would go. `ways`: several where its owner
    chooses, none where it must wait."""

    ship: ShipId
    origin: str
    ways: tuple[str, ...]


def movements(s: State, seat: int, colour: str) -> tuple[Movement, ...]:
    """What every ship before this colour would do, in the order in which they go; those that wait come last.

    At a fork the ship goes on where its owner would most likely send it, which matters only to those behind.
    """
    after, forks = s.clone(), dict[ShipId, tuple[str, ...]]()
    told: list[Event] = []
    after.attach(s.rules, events=told)
    after.colour, after.waiting = colour, before(after, seat, colour)
    while not sail(after, colour):
        frame = after.stack.pop()
        ship = (frame.seat or 0, frame.amount)
        forks[ship] = tuple(free_ways(after, ship, colour, after.occupied_places()))
        after.waiting.remove(ship)
        move(after, ship, homeward(after, ship, forks[ship]) or forks[ship][0])
    movements: list[Movement] = []
    for event in told:
        if isinstance(event, Sailed):
            movements.append(Movement(event.ship, event.origin, forks.get(event.ship, (event.to,))))
        elif isinstance(event, Blocked):
            movements.append(Movement(event.ship, event.place, ()))
    return tuple(movements)


def homeward(s: State, ship: ShipId, ways: tuple[str, ...]) -> str | None:
    """The only one of these ways on which a ship still gets to the harbour of its cargo; None: there is no
    such way, or more than one."""
    better = [way for way in ways if on_course(s, s.ship(ship).cargo, way)]
    return better[0] if len(better) == 1 else None


def on_course(s: State, cargo: str | None, place: str | None) -> bool:
    """Whether a ship with this cargo may still get to its harbour from a place."""
    waters = s.rules.map
    return cargo is not None and place is not None and waters.harbour_of[cargo] in waters.reach[place]


def stray_ships(s: State, seat: int) -> tuple[int, ...]:
    """The loaded ships of a seat, by number, that cannot get to their harbours any more by sailing."""
    ships = enumerate(s.seats[seat].ships)
    return tuple(
        at for at, ship in ships if ship.place and ship.cargo and not on_course(s, ship.cargo, ship.place)
    )
