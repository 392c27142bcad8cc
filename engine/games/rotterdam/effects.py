"""The ship cards with an effect: what may be done with each, and doing it (rules, section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.core.actions import Action
from engine.core.decisions import Decision, Form, Pick
from engine.core.effects import Effects
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, ShipId, Swap
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.events import DrivenBack, Inspected, Placed, Robbed, Swapped
from engine.games.rotterdam.moments import MOMENTS
from engine.games.rotterdam.state import State

effects = Effects(MOMENTS)


def has_effect(s: State, seat: int) -> bool:
    """Whether a seat holds a card with an effect, playable or not."""
    return not s.rules.turn_cards.isdisjoint(s.seats[seat].cards)


def playable(s: State, seat: int) -> tuple[Form, ...]:
    """What a seat may do with its cards in its own turn; a card without a target is no choice."""
    if not has_effect(s, seat):
        return ()
    cards, moment = dict.fromkeys(s.seats[seat].cards), s.rules.moments["turn"]
    found = [effect(s, seat) for card in cards for effect in moment.get(card, ())]
    return tuple([form for form in found if form is not None])


def playing(s: State, seat: int, more: tuple[Action, ...] = ()) -> tuple[Decision, ...]:
    """Cards before the closing move of a turn: an offer, for others must not see what the seat holds."""
    forms = playable(s, seat)
    if not forms and not more:
        return ()
    return (Decision(seat, "cards", more, forms, blocking=False, where="office"),)


# --- Cargoes change ships

Loaded = tuple[tuple[ShipId, str], ...]
"""Loaded ships with their cargoes."""


def loaded(s: State) -> Loaded:
    """All loaded ships on the board, in harbours too (A-10)."""
    return tuple([(ship, it.cargo) for ship, it in s.afloat() if it.cargo is not None])


@dataclass(frozen=True, slots=True)
class Different:
    """Both ships are loaded, and their cargoes differ (A-13)."""

    ships: Loaded

    def __call__(self, a: Action) -> bool:
        """Whether these two may change."""
        return isinstance(a, Swap) and len({cargo for ship, cargo in self.ships if ship in a.ships}) == 2


@effects.at("turn", "swap")
def may_swap(s: State, seat: int) -> Form | None:
    """Two ships, own or foreign."""
    return swaps(loaded(s))


@lru_cache(maxsize=4096)
def swaps(ships: Loaded) -> Form | None:
    """Any two of these with different cargoes."""
    if len({cargo for _, cargo in ships}) < 2:
        return None
    return Form(Swap, (Pick("ships", tuple(ship for ship, _ in ships), 2, 2),), Different(ships))


def swap(s: State, a: Swap) -> None:
    """The cargoes change places."""
    one, other = (s.ship(ship) for ship in a.ships)
    one.cargo, other.cargo = other.cargo, one.cargo
    s.use_up(a.seat, "swap")
    s.tell(Swapped, a.seat, a.ships, (one.cargo or "", other.cargo or ""))


@effects.at("turn", "rob")
def may_rob(s: State, seat: int) -> Form | None:
    """The cargo of any loaded ship onto an own one that is empty; onto a new one only if no own ship lies on
    the board (A-14, A-37)."""
    ships = s.seats[seat].ships
    mine = [number for number, ship in enumerate(ships) if ship.place is not None]
    empty = tuple([(seat, number) for number in mine if ships[number].cargo is None])
    return robberies(loaded(s), empty if mine else s.free_starts())


@lru_cache(maxsize=4096)
def robberies(ships: Loaded, to: tuple[ShipId | str, ...]) -> Form | None:
    """From any of these ships to one of these ships or starts."""
    if not ships or not to:
        return None
    victims = tuple(ship for ship, _ in ships)
    return Form(Rob, (Pick("victim", victims, single=True), Pick("to", to, single=True)))


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
def may_inspect(s: State, seat: int) -> Form | None:
    """Any loaded ship."""
    ships = tuple([ship for ship, _ in loaded(s)])
    return Form(Guard, (Pick("ship", ships, single=True),)) if ships else None


def inspect(s: State, a: Guard) -> None:
    """The cargo goes back to its area; the ship stays."""
    ship = s.ship(a.ship)
    cargo, ship.cargo = ship.cargo or "", None
    s.stock[cargo] += 1
    s.use_up(a.seat, "guard")
    s.tell(Inspected, a.seat, a.ship, cargo)


# --- One more ship


@effects.at("turn", "extra")
def may_launch(s: State, seat: int) -> Form | None:
    """As in Placing; it needs a ship in the supply and a free start (A-15, A-35)."""
    if all(ship.place is not None for ship in s.seats[seat].ships):
        return None
    return launches(s.free_starts(), tuple([cargo for cargo, units in s.stock.items() if units]))


@lru_cache(maxsize=4096)
def launches(starts: tuple[str, ...], stock: tuple[str, ...]) -> Form | None:
    """A ship on any of these starts with any of these cargoes or none."""
    if not starts:
        return None
    return Form(Extra, (Pick("start", starts, single=True), Pick("cargo", (*stock, None), single=True)))


def launch(s: State, a: Extra) -> None:
    """It moves on the next naming like all others (A-30)."""
    number = s.launch(a.seat, a.start, s.load(a.cargo))
    s.use_up(a.seat, "extra")
    s.tell(Placed, a.seat, number, a.start, a.cargo, "extra")


# --- Back towards the sea

Step = tuple[ShipId, tuple[str, ...]]
"""A ship and the places over which it may go back, the nearest first."""


@dataclass(frozen=True, slots=True)
class Behind:
    """These ships may go back on these ways."""

    steps: frozenset[Step]

    def __call__(self, a: Action) -> bool:
        """Whether this one may."""
        return isinstance(a, Back1 | Back2) and (a.ship, a.path) in self.steps


@effects.at("turn", "back1")
def may_set_back(s: State, seat: int) -> Form | None:
    """One step, whatever the colour (A-11)."""
    return retreats(s.rules.map, Back1, *lying(s))


@effects.at("turn", "back2")
def may_storm(s: State, seat: int) -> Form | None:
    """Two steps, or one where there is no second (A-12, A-36)."""
    return retreats(s.rules.map, Back2, *lying(s))


def lying(s: State) -> tuple[tuple[tuple[ShipId, str], ...], frozenset[str | None]]:
    """The ships on junctions, and all places that are taken."""
    junctions = s.rules.map.junctions
    ships = [(ship, it.place) for ship, it in s.afloat() if it.place is not None and it.place in junctions]
    return tuple(ships), frozenset(s.taken())


@lru_cache(maxsize=4096)
def retreats(
    waters: Waterways,
    action: type[Back1 | Back2],
    ships: tuple[tuple[ShipId, str], ...],
    taken: frozenset[str | None],
) -> Form | None:
    """All ways back of all these ships."""
    long = action is Back2
    steps = [(ship, path) for ship, place in ships for path in ways_back(waters, place, taken, long)]
    if not steps:
        return None
    moved, paths = dict.fromkeys(ship for ship, _ in steps), dict.fromkeys(path for _, path in steps)
    picks = (Pick("ship", tuple(moved), single=True), Pick("path", tuple(paths), single=True))
    return Form(action, picks, Behind(frozenset(steps)))


def ways_back(
    waters: Waterways, place: str, taken: frozenset[str | None], long: bool
) -> list[tuple[str, ...]]:
    """The ways from a place towards the sea, step by step over free places; the second step is compulsory if
    there is one."""
    first = [(it,) for it in waters.behind[place] if it not in taken]
    if not long:
        return list(first)
    found: list[tuple[str, ...]] = []
    for (near,) in first:
        beyond = [(near, far) for far in waters.behind[near] if far not in taken]
        found += beyond or [(near,)]
    return found


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
"""Who carries out which card. The cards are named after what they do."""
