"""What happens in this game, for people. What a hand hides, others see from the back."""

from __future__ import annotations

from dataclasses import replace

from engine.core.events import Event
from engine.games.rotterdam.actions import ShipId

BACK = "?"
"""The back of an order or a ship card; that of a product shows its harbour too: `?VUL`."""


class RoundStarted(Event, opens=True):
    """A new round and its harbour master."""

    round: int
    master: int


class Consulted(Event, reveals=True):
    """Whether this seat is asked depends on cards that others can't see: what happens next tells of them."""

    seat: int
    phase: str


class Placed(Event):
    """A ship came on a start. `card`: the ship card that brought it, if one did."""

    seat: int
    number: int
    start: str
    cargo: str | None
    card: str | None = None


class Passed(Event):
    """A seat placed, named or completed nothing. `lacks`: what it had none of to place, `start` or `ship`."""

    seat: int
    phase: str
    lacks: str = ""


class Named(Event):
    """A colour was named. `hold`: who named it wants to play ship cards after the movement."""

    seat: int
    colour: str
    hold: bool


class OfShip(Event):
    """Something that happened to a ship."""

    ship: ShipId

    @property
    def seat(self) -> int:
        return self.ship[0]


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


class Blocked(OfShip):
    """A ship lay before the named colour and could not move."""

    place: str
    colour: str
    by: int


class Reshuffled(Event, reveals=True):
    """This many used ship cards are the new pile."""

    cards: int


class Drew(Event, reveals=True):
    """A ship card came to a hand."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=BACK)


class DrawsLost(Event):
    """A seat could not take this many ship cards: its hand is full, or there are none."""

    seat: int
    draws: int


class Opened(Event, reveals=True):
    """A card with points was laid open."""

    seat: int
    card: str


class Unloaded(OfShip):
    """A ship came home from a harbour. `right`: it brought what the harbour wants."""

    harbour: str
    cargo: str | None
    right: bool


class Produced(Event, reveals=True):
    """A product card came to a hand; None: the pile of the harbour is empty."""

    seat: int
    harbour: str
    product: str | None

    def seen_by(self, seat: int | None) -> Event:
        hidden = self.product is not None and seat != self.seat
        return replace(self, product=BACK + self.harbour) if hidden else self


class TradeOpened(Event):
    """The trade begins between these seats."""

    seats: tuple[int, ...]


class Offered(Event):
    """An offer stands."""

    seat: int
    to: tuple[int, ...]
    give: tuple[str, ...]
    want: tuple[str, ...]


class Traded(Event, reveals=True):
    """An offer was accepted: `give` went to `taker`, `want` came back."""

    seat: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]


class Declined(Event):
    """A seat said no to the offer of another one."""

    seat: int
    offerer: int


class Withdrawn(Event):
    """A seat took its offer back."""

    seat: int


class Lapsed(Event):
    """An offer is gone: no seat is left to take it, or (`void`) its seat no longer has what it offered."""

    seat: int
    void: bool


class Finished(Event):
    """A seat makes no more offers; `closed`: it takes none either."""

    seat: int
    closed: bool


class Completed(Event, reveals=True):
    """An order was completed with these products and ship cards."""

    seat: int
    order: str
    products: tuple[str, ...]
    jokers: tuple[str, ...]
    points: int


class DrewOrder(Event, reveals=True):
    """An order card came to a hand."""

    seat: int
    order: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, order=BACK)
