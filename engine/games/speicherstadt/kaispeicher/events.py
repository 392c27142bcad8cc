"""What happens only with these cards, for people."""

from __future__ import annotations

from engine.core.events import Event
from engine.games.speicherstadt.actions import Spot, Trip


class Reserved(Event):
    """A worker, perhaps a grey one, took a card of the upper row to the reservation row of now `cards`."""

    seat: int
    card: str
    upper: int
    cards: int
    grey: bool


class Skipped(Event):
    """A seat waited in place of placing a worker; this many break cards are left."""

    seat: int
    breaks: int


class Stopped(Event):
    """A seat places no more grey workers this round; it keeps this many."""

    seat: int
    grey: int


class Swapped(Event):
    """The Spy: a worker of `seat` at one card and one of `victim` at another changed places."""

    seat: int
    victim: int
    own: Spot
    other: Spot
    own_card: str
    other_card: str


class Kept(Event):
    """The Spy was not used."""

    seat: int


class Took(Event):
    """A card was taken for nothing (Fish Market); `price` is what it would have cost."""

    seat: int
    card: str
    price: int


class Saved(Event):
    """The Savings Bank paid out."""

    seat: int
    coins: int


class Robbed(Event):
    """The Thief of `seat` took coins from `victim`."""

    seat: int
    victim: int
    coins: int


class Processed(Event):
    """A good went to a factory for points."""

    seat: int
    good: str
    factory: str
    points: int


class Fetched(Event):
    """The Auction Hall: a good came from the supply; where it went (`to` as in the move)."""

    seat: int
    good: str
    to: str


class Smuggled(Event):
    """The Smuggler of `seat`: a good came from a contract of `victim`; where it went."""

    seat: int
    victim: int
    contract: str
    good: str
    to: str


class Trucked(Event):
    """The Truck: goods moved between own contracts; `complete`: which contracts are complete now of those it
    touched."""

    seat: int
    moves: tuple[Trip, ...]
    complete: tuple[str, ...]


class Doubled(Event):
    """The Fire Chief gave the points of a fire once more; `auto`: by itself, at the last one."""

    seat: int
    points: int
    auto: bool


class Waived(Event):
    """The owner of `card` (Fire Chief or Insurance) did not use it at this fire."""

    seat: int
    card: str
    points: int


class Insured(Event):
    """The Insurance gave back the points that a fire took, for coins."""

    seat: int
    points: int
    coins: int
