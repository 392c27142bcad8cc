"""What happens in this game, for people. What lies behind a screen is told to its owner alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.events import Event
from engine.games.hamburg.actions import Spot

Goods = tuple[str, ...]
HIDDEN = -1
"""An amount of money that a reader may not know."""
BACK = "?"
"""A card that lies face down or is held behind a screen."""


class RoundStarted(Event, opens=True, reveals=True):
    """A new round; `senate` is its senate card, `next` that of the round after it ("": there is none)."""

    round: int
    starter: int
    senate: str
    next: str


class Displayed(Event, reveals=True):
    """The groups were laid out: the goods of each, and the card beside them ("": none)."""

    groups: tuple[tuple[Goods, str], ...]


class Reshuffled(Event):
    """The discard became pile number `number`. Its goods are told in order: their order in the pile is
    hidden."""

    number: int
    goods: Goods


# --- Harbour


class Bought(Event):
    """A group was bought: two goods and the card beside them."""

    seat: int
    group: int
    goods: Goods
    card: str
    price: int


class Passed(Event):
    """A seat buys nothing more in this round."""

    seat: int


class Borrowed(Event, reveals=True):
    """A payment took this many loans. It reveals how little money there was."""

    seat: int
    loans: int
    money: int


class Swapped(Event):
    """Two cards of the display changed places; `one` lay at `first` before, `other` at `second`."""

    seat: int
    first: Spot
    second: Spot
    one: str
    other: str


class Drew(Event, reveals=True):
    """A seat paid for a good that only it sees."""

    seat: int
    good: str
    price: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, good=BACK)


class Revealed(Event, reveals=True):
    """Goods were laid open; the seat must buy one of them."""

    seat: int
    goods: Goods


class Chose(Event):
    """Of the goods laid open one was bought; the others were discarded."""

    seat: int
    good: str
    price: int
    discarded: Goods


# --- Senate and market


class Declared(Event):
    """A seat raises its gift, before it is revealed, by this many cards."""

    seat: int
    count: int


class Opened(Event, reveals=True):
    """The piles of a seat are revealed; `left`: number of goods in its hand."""

    seat: int
    market: Goods
    senate: Goods
    left: int = 0


class Used(Event):
    """A card played itself, this many copies of it; `points` were booked for them."""

    seat: int
    card: str
    count: int
    points: int = 0


class Given(Event, shared=True):
    """The values of all gifts by this senate card, and the points that their ranks brought."""

    card: str
    values: tuple[int, ...]
    points: tuple[int, ...]


class Named(Event):
    """A seat has these kinds priced by its own cards alone."""

    seat: int
    kinds: Goods


class Sold(Event):
    """A seat sold this many cards of a kind, each at this price."""

    seat: int
    good: str
    count: int
    price: int
    money: int


# --- Closing


class PointBought(Event):
    """Points for money."""

    seat: int
    price: int
    points: int


class SpeicherBought(Event):
    """A Speicher from the open stack."""

    seat: int
    price: int


class Banked(Event):
    """Money from the bank."""

    seat: int
    money: int


class StarterNamed(Event):
    """A seat named the starter of the next round."""

    seat: int
    who: int


class Closed(Event):
    """A seat closed its round: loans repaid for `repaid` Mark, goods kept, those beyond its Speicher for
    `price` Mark."""

    seat: int
    loans: int
    repaid: int
    kept: Goods
    price: int

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many goods are kept."""
        return self if seat == self.seat else replace(self, kept=(BACK,) * len(self.kept))


class Discarded(Event, reveals=True):
    """Goods that a seat does not keep; they lie open."""

    seat: int
    goods: Goods


@dataclass(frozen=True, slots=True)
class Ledger:
    """Possessions of a seat at the end of a round, as the game record lists them."""

    money: int
    points: int
    loans: int
    speicher: int
    goods: Goods
    cards: tuple[str, ...]
    gift: int
    sales: int


class RoundEnded(Event, reveals=True):
    """The round is over; `starter` was its starter."""

    round: int
    starter: int
    seats: tuple[Ledger, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Money and stored goods stay behind their screens."""
        seats = (
            own if i == seat else replace(own, money=HIDDEN, goods=(BACK,) * len(own.goods))
            for i, own in enumerate(self.seats)
        )
        return replace(self, seats=tuple(seats))


class GameEnded(Event, reveals=True):
    """All screens are lifted and all points are counted; `tie` and `money` part equal points."""

    points: tuple[int, ...]
    tie: tuple[int, ...]
    money: tuple[int, ...]
    ranks: tuple[int, ...]
