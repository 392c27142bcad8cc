"""The ships that a colour would move if it were named now, all from the public board."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.games.rotterdam.actions import Back1, Back2, ShipId, Swap
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


Lying = dict[ShipId, tuple[str | None, str | None]]
"""Ships with their cargoes and places after a card."""


def rescues(s: State, decision: Decision) -> bool:
    """Whether a card that may be played now puts right a ship of this seat that has gone astray, and takes
    no other one off its way."""
    seat = decision.seat
    if not stray_ships(s, seat):
        return False
    return any(gain(s, seat, action) > 0 for form in decision.forms for action in form.every(seat))


def gain(s: State, seat: int, action: Action) -> int:
    """How many loaded ships of a seat more are on their way after a card."""
    own = {ship: lying for ship, lying in after(s, action).items() if ship[0] == seat}
    were = sum(on_course(s, s.ship(ship).cargo, s.ship(ship).place) for ship in own)
    return sum(on_course(s, *lying) for lying in own.values()) - were


def after(s: State, action: Action) -> Lying:
    """The ships that a card changes, as they lie after it; nothing of cards that put nothing right."""
    if isinstance(action, Swap):
        ship, partner = action.ships
        changed = ((ship, partner), (partner, ship))
        return {ship: (s.ship(cargo).cargo, s.ship(ship).place) for ship, cargo in changed}
    if isinstance(action, Back1 | Back2):
        return {action.ship: (s.ship(action.ship).cargo, action.path[-1])}
    return {}
