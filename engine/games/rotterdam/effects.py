"""The ship cards with an effect: what may be done with each, and doing it (rules, section 4)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core.actions import Action, fresh
from engine.core.decisions import Decision, Deferred, Form, Pick
from engine.core.effects import Effects
from engine.core.facts import fact
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, ShipId, Swap
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.events import Placed
from engine.games.rotterdam.moments import MOMENTS
from engine.games.rotterdam.ship_card_events import DrivenBack, Inspected, Robbed, Swapped
from engine.games.rotterdam.state import State

effects = Effects(MOMENTS)

Afloat = tuple[tuple[ShipId, str, str | None], ...]
"""The ships on the board with their places and cargoes: what forms are laid out from."""


def has_effect(s: State, seat: int) -> bool:
    """Whether a seat holds a card with an effect, playable or not."""
    return not s.rules.turn_cards.isdisjoint(s.seats[seat].cards)


def playable(s: State, seat: int) -> tuple[Form, ...]:
    """Forms of the cards that a seat can play in its own turn; a card without a target has none."""
    if not has_effect(s, seat):
        return ()
    ships, moment = afloat(s), s.rules.moments["turn"]
    forms: list[Form] = []
    for card in dict.fromkeys(s.seats[seat].cards):
        for effect in moment.get(card, ()):
            if form := effect(s, seat, ships):
                forms.append(form)
    return tuple(forms)


def afloat(s: State) -> Afloat:
    """The ships on the board now."""
    return tuple(
        [
            ((seat, number), place, ship.cargo)
            for seat, me in enumerate(s.seats)
            for number, ship in enumerate(me.ships)
            if (place := ship.place) is not None
        ]
    )


def playing(s: State, seat: int, more: tuple[Action, ...] = ()) -> tuple[Decision, ...]:
    """Cards before the closing move of a turn: an offer, for others must not see what the seat holds."""
    forms = playable(s, seat)
    if not forms and not more:
        return ()
    return (Decision(seat, "cards", more, forms, blocking=False, where="office"),)


# --- Cargoes change ships


EMPTY = frozenset({None})
"""What is no cargo."""


def loaded_ships(ships: Afloat) -> tuple[ShipId, ...]:
    """All loaded ships on the board, in harbours too (A-10)."""
    return tuple([ship for ship, _, cargo in ships if cargo is not None])


@fact
class Different:
    """Both ships are loaded, and their cargoes differ (A-13)."""

    ships: Afloat

    def __call__(self, ships: tuple[ShipId, ShipId]) -> bool:
        """Whether these two may change."""
        return len({cargo for ship, _, cargo in self.ships if ship in ships}) == 2


@effects.at("turn", "swap")
def may_swap(s: State, seat: int, ships: Afloat) -> Form | None:
    """Two ships, own or foreign."""
    cargoes = {cargo for _, _, cargo in ships}
    return Deferred(Swap, swaps, ships) if len(cargoes - EMPTY) > 1 else None


def swaps(ships: Afloat) -> Form:
    """Any two with different cargoes."""
    return Form(Swap, (Pick("ships", loaded_ships(ships), 2, 2),), Different(ships))


def swap(s: State, a: Swap) -> None:
    """Exchange the cargoes of two ships; the card is used up."""
    ship, partner = (s.ship(ship) for ship in a.ships)
    ship.cargo, partner.cargo = partner.cargo, ship.cargo
    s.use_up(a.seat, "swap")
    s.tell(Swapped, a.seat, a.ships, (ship.cargo or "", partner.cargo or ""))


@effects.at("turn", "rob")
def may_rob(s: State, seat: int, ships: Afloat) -> Form | None:
    """The cargo of any loaded ship onto an own one that is empty; onto a new one only if no own ship lies on
    the board (A-14, A-37)."""
    own = [(ship, cargo) for ship, _, cargo in ships if ship[0] == seat]
    empty = tuple([ship for ship, cargo in own if cargo is None])
    to = empty if own else s.free_starts()
    return Deferred(Rob, robberies, ships, to) if to and loaded_ships(ships) else None


def robberies(ships: Afloat, to: tuple[ShipId | str, ...]) -> Form:
    """From any loaded ship to one of these ships or starts."""
    return Form(Rob, (Pick("victim", loaded_ships(ships), single=True), Pick("to", to, single=True)))


def rob(s: State, a: Rob) -> None:
    """The robbed ship stays, empty."""
    victim = s.ship(a.victim)
    cargo, victim.cargo = victim.cargo or "", None
    start = a.to if isinstance(a.to, str) else None
    ship = a.to if not isinstance(a.to, str) else (a.seat, s.launch(a.seat, a.to, None))
    s.ship(ship).cargo = cargo
    s.use_up(a.seat, "rob")
    s.tell(Robbed, a.seat, a.victim, ship, cargo, start)


@effects.at("turn", "guard")
def may_inspect(s: State, seat: int, ships: Afloat) -> Form | None:
    """Any loaded ship may lose its cargo; None where no ship is loaded."""
    return Deferred(Guard, inspections, ships) if loaded_ships(ships) else None


def inspections(ships: Afloat) -> Form:
    """The form that names a loaded ship."""
    return Form(Guard, (Pick("ship", loaded_ships(ships), single=True),))


def inspect(s: State, a: Guard) -> None:
    """The cargo goes back to its area; the ship stays."""
    ship = s.ship(a.ship)
    cargo, ship.cargo = ship.cargo or "", None
    s.stock[cargo] += 1
    s.use_up(a.seat, "guard")
    s.tell(Inspected, a.seat, a.ship, cargo)


# --- One more ship


@effects.at("turn", "extra")
def may_launch(s: State, seat: int, ships: Afloat) -> Form | None:
    """As in Placing; it needs a ship in the supply and a free start (A-15, A-35)."""
    if not s.has_ship(seat):
        return None
    starts = s.free_starts()
    return launches(starts, s.in_stock()) if starts else None


@cache
def launches(starts: tuple[str, ...], stock: tuple[str, ...]) -> Form:
    """A ship on any of these starts with any of these cargoes or none."""
    return Form(Extra, (Pick("start", starts, single=True), Pick("cargo", (*stock, None), single=True)))


def launch(s: State, a: Extra) -> None:
    """It moves on the next naming like all others (A-30)."""
    number = s.launch(a.seat, a.start, s.load(a.cargo))
    s.use_up(a.seat, "extra")
    s.tell(Placed, a.seat, number, a.start, a.cargo, "extra")


# --- Back towards the sea

Step = tuple[ShipId, tuple[str, ...]]
"""A ship and the places over which it may go back, the nearest first."""


@fact
class Behind:
    """Check of a form: whether this ship can go back on this way."""

    steps: frozenset[Step]

    def __call__(self, ship: ShipId, path: tuple[str, ...]) -> bool:
        """Whether this ship may go this way."""
        return (ship, path) in self.steps


class Retreats(Deferred):
    """A ship and its way. Few of all choices in two menus fit together, so they are found together."""

    __slots__ = ()

    def every(self, seat: int) -> Iterator[Action]:
        """Each way of each ship."""
        return (fresh(self.action, seat, ship=ship, path=path) for ship, path in steps(*self.facts))

    def sample(self, seat: int, rng: random.Random) -> Action:
        """One of them at random."""
        paths = steps(*self.facts)
        ship, path = paths[int(rng.random() * len(paths))]
        return fresh(self.action, seat, ship=ship, path=path)


@effects.at("turn", "back1")
def may_set_back(s: State, seat: int, ships: Afloat) -> Form | None:
    """One step, for any colour (A-11)."""
    return Retreats(Back1, retreats, s.rules.map, Back1, ships) if can_go_back(s, ships) else None


@effects.at("turn", "back2")
def may_storm(s: State, seat: int, ships: Afloat) -> Form | None:
    """Two steps, or one where there is no second (A-12, A-36)."""
    return Retreats(Back2, retreats, s.rules.map, Back2, ships) if can_go_back(s, ships) else None


def can_go_back(s: State, ships: Afloat) -> bool:
    """Whether behind any ship on a junction a place is free."""
    junctions, behind = s.rules.map.junctions, s.rules.map.behind
    taken = {place for _, place, _ in ships}
    return any(place in junctions and not taken.issuperset(behind[place]) for place in taken)


def retreats(waters: Waterways, action: type[Back1 | Back2], ships: Afloat) -> Form:
    """All ways back of all these ships, in two fields."""
    moves = steps(waters, action, ships)
    moved, paths = dict.fromkeys(ship for ship, _ in moves), dict.fromkeys(path for _, path in moves)
    picks = (Pick("ship", tuple(moved), single=True), Pick("path", tuple(paths), single=True))
    return Form(action, picks, Behind(frozenset(moves)))


def steps(waters: Waterways, action: type[Back1 | Back2], ships: Afloat) -> list[Step]:
    """All ways back of all these ships."""
    taken, long = {place for _, place, _ in ships}, action is Back2
    lying = [(ship, place) for ship, place, _ in ships if place in waters.junctions]
    return [(ship, path) for ship, place in lying for path in ways_back(waters, place, taken, long)]


def ways_back(waters: Waterways, place: str, taken: set[str], long: bool) -> list[tuple[str, ...]]:
    """The ways from a place towards the sea, step by step over free places; the second step is compulsory if
    there is one."""
    first = [(place,) for place in waters.behind[place] if place not in taken]
    if not long:
        return list(first)
    paths: list[tuple[str, ...]] = []
    for (near,) in first:
        beyond = [(near, far) for far in waters.behind[near] if far not in taken]
        paths += beyond or [(near,)]
    return paths


def set_back(s: State, a: Any) -> None:
    """Only the last place counts; the ship may be moved on from there."""
    ship = s.ship(a.ship)
    origin, ship.place = ship.place, a.path[-1]
    s.use_up(a.seat, a.do)
    s.tell(DrivenBack, a.seat, a.do, a.ship, origin or "", a.path)


PLAYED: dict[str, Any] = {
    "swap": swap,
    "extra": launch,
    "back1": set_back,
    "back2": set_back,
    "rob": rob,
    "guard": inspect,
}
"""Function of each card, by its name."""
