"""Statistics of each seat over a game: ships moved by its colours, gains of its trades and cards.

Ships and their cargo are reconstructed from the events alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch

from engine.core.events import Event, fold_events
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.events import Completed, Placed, RoundStarted, Sailed, Traded, Unloaded
from engine.games.rotterdam.rounds import GameEnded
from engine.games.rotterdam.ship_card_events import DrivenBack, Inspected, Robbed, Swapped


@dataclass(slots=True)
class Deeds:
    """Statistics of one seat over a whole game.

    `ferried`: ships of others that its colours moved on a way that still led to their harbours. `astray`:
    ships of others that its colours moved from where they could still get home to where they could not;
    moves that the owner steered count in neither. `brought`: own ships that
    reached the harbour of their cargo. `bargained`: products that came by trade and went into an order.
    `robbed`: cargoes that its cards took from ships of others. `hindered`: ships of others that its cards
    set back.
    """

    ferried: int = 0
    astray: int = 0
    brought: int = 0
    bargained: int = 0
    robbed: int = 0
    hindered: int = 0


@dataclass(slots=True)
class Telling:
    """Accumulator over the events of a game: results so far, cargo of each ship, products that each seat got
    by trade."""

    waters: Waterways
    seats: tuple[Deeds, ...]
    cargo: dict[ShipId, str | None] = field(default_factory=dict)
    won: dict[int, Counter[str]] = field(default_factory=dict)

    def home(self, ship: ShipId, place: str) -> bool:
        """Whether a loaded ship may still get to its harbour from there."""
        cargo = self.cargo.get(ship)
        return cargo is not None and self.waters.harbour_of[cargo] in self.waters.reach[place]


def deeds(events: Iterable[Event], waters: Waterways) -> tuple[Deeds, ...] | None:
    """Statistics of each seat from all events of a finished game; None where events of its start or end are
    missing."""

    def seats(end: GameEnded) -> Telling:
        return Telling(waters, tuple(Deeds() for _ in end.points))

    told = fold_events(events, RoundStarted, GameEnded, seats, update)
    return told.seats if told else None


@singledispatch
def update(event: Event, telling: Telling) -> None:
    """Update from an event; most events change nothing."""


@update.register
def _(event: Placed, telling: Telling) -> None:
    telling.cargo[event.seat, event.number] = event.cargo


@update.register
def _(event: Sailed, telling: Telling) -> None:
    if event.by != event.ship[0] and not event.steered:
        telling.seats[event.by].ferried += telling.home(event.ship, event.to)
        strayed = telling.home(event.ship, event.origin) and not telling.home(event.ship, event.to)
        telling.seats[event.by].astray += strayed


@update.register
def _(event: Unloaded, telling: Telling) -> None:
    telling.seats[event.ship[0]].brought += event.right
    telling.cargo.pop(event.ship, None)


@update.register
def _(event: Swapped, telling: Telling) -> None:
    telling.cargo.update(zip(event.ships, event.cargoes, strict=True))


@update.register
def _(event: Robbed, telling: Telling) -> None:
    telling.cargo[event.victim], telling.cargo[event.ship] = None, event.cargo
    telling.seats[event.seat].robbed += event.victim[0] != event.seat


@update.register
def _(event: Inspected, telling: Telling) -> None:
    telling.cargo[event.ship] = None
    telling.seats[event.seat].robbed += event.ship[0] != event.seat


@update.register
def _(event: DrivenBack, telling: Telling) -> None:
    telling.seats[event.seat].hindered += event.ship[0] != event.seat


@update.register
def _(event: Traded, telling: Telling) -> None:
    for seat, got, gone in ((event.seat, event.want, event.give), (event.taker, event.give, event.want)):
        telling.won.setdefault(seat, Counter()).update(got)
        telling.won[seat] -= Counter(gone)


@update.register
def _(event: Completed, telling: Telling) -> None:
    bought = telling.won.get(event.seat, Counter()) & Counter(event.products)
    telling.seats[event.seat].bargained += bought.total()
    telling.won[event.seat] = telling.won.get(event.seat, Counter()) - bought
