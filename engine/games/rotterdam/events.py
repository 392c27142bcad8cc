"""What happens in this game, for people. What a hand hides, others see from the back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.events import Event
from engine.games.rotterdam.actions import ShipId

BACK = "?"
"""The back of an order or a ship card; that of a product shows its harbour too: `?VUL`."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A new round and its harbour master."""

    opens: ClassVar[bool] = True

    round: int
    master: int


@dataclass(frozen=True, slots=True)
class Consulted(Event):
    """Whether this seat is asked depends on cards that others can't see: what happens next tells of them."""

    reveals: ClassVar[bool] = True

    seat: int
    phase: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A ship came on a start. `card`: the ship card that brought it, if one did."""

    seat: int
    number: int
    start: str
    cargo: str | None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat placed, named or completed nothing. `lacks`: what it had none of to place, `start` or `ship`."""

    seat: int
    phase: str
    lacks: str = ""


@dataclass(frozen=True, slots=True)
class Named(Event):
    """A colour was named. `hold`: who named it wants to play ship cards after the movement."""

    seat: int
    colour: str
    hold: bool


@dataclass(frozen=True, slots=True)
class OfShip(Event):
    """Something that happened to a ship."""

    ship: ShipId

    @property
    def seat(self) -> int:
        return self.ship[0]


@dataclass(frozen=True, slots=True)
class Sailed(OfShip):
    """A ship moved through a channel; `by`: who named its colour. `steered`: its owner chose the way."""

    origin: str
    to: str
    colour: str
    by: int
    steered: bool = False

    @property
    def touches(self) -> tuple[int, ...]:
        return (self.ship[0],)


@dataclass(frozen=True, slots=True)
class Blocked(OfShip):
    """A ship lay before the named colour and could not move."""

    place: str
    colour: str
    by: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """This many used ship cards are the new pile."""

    reveals: ClassVar[bool] = True

    cards: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A ship card came to a hand."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=BACK)


@dataclass(frozen=True, slots=True)
class DrawsLost(Event):
    """A seat could not take this many ship cards: its hand is full, or there are none."""

    seat: int
    draws: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A card with points was laid open."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Unloaded(OfShip):
    """A ship came home from a harbour. `right`: it brought what the harbour wants."""

    harbour: str
    cargo: str | None
    right: bool


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A product card came to a hand; None: the pile of the harbour is empty."""

    reveals: ClassVar[bool] = True

    seat: int
    harbour: str
    product: str | None

    def seen_by(self, seat: int | None) -> Event:
        hidden = self.product is not None and seat != self.seat
        return replace(self, product=BACK + self.harbour) if hidden else self


@dataclass(frozen=True, slots=True)
class TradeOpened(Event):
    """The trade begins between these seats."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """An offer stands."""

    seat: int
    to: tuple[int, ...]
    give: tuple[str, ...]
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """An offer was accepted: `give` went to `taker`, `want` came back."""

    reveals: ClassVar[bool] = True

    seat: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat said no to the offer of another one."""

    seat: int
    offerer: int


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A seat took its offer back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """An offer is gone: no seat is left to take it, or (`void`) its seat no longer has what it offered."""

    seat: int
    void: bool


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat makes no more offers; `closed`: it takes none either."""

    seat: int
    closed: bool


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """An order was completed with these products and ship cards."""

    reveals: ClassVar[bool] = True

    seat: int
    order: str
    products: tuple[str, ...]
    jokers: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class DrewOrder(Event):
    """An order card came to a hand."""

    reveals: ClassVar[bool] = True

    seat: int
    order: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, order=BACK)
