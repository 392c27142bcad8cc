"""What happens in this game, for people."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.events import Event


class RoundStarted(Event, opens=True):
    """A new round; `starter` places first."""

    round: int
    starter: int


class Laid(Event, reveals=True):
    """A card came from the deck into the market; a ship with its goods. `upper`: above the board."""

    card: str
    goods: tuple[str, ...]
    upper: bool = False


class Burned(Event, reveals=True):
    """A fire: the strength of each seat and the points it gained or lost."""

    card: str
    strengths: tuple[int, ...]
    points: tuple[int, ...]


class Placed(Event):
    """A worker stands over a card, perhaps a grey one; `workers` stand there now."""

    seat: int
    card: str
    column: int
    workers: int
    grey: bool = False


class Bought(Event):
    """A card was bought."""

    seat: int
    card: str
    price: int


class Declined(Event):
    """The first in line did not take the card; `able`: they could have paid; `waits`: another worker of
    theirs is still in line in this row."""

    seat: int
    card: str
    price: int
    able: bool
    waits: bool = field(default=False, compare=False)


class Discarded(Event):
    """No one took the card; the goods of a ship went to the supply."""

    card: str
    goods: tuple[str, ...]


class Delivered(Event):
    """A good lies on a contract; `complete`: it was the last that it lacked."""

    seat: int
    good: str
    contract: str
    complete: bool


class Sold(Event):
    """A good went to a merchant for coins."""

    seat: int
    good: str
    merchant: str
    coins: int


class Exchanged(Event):
    """Goods went to the supply for another one from there."""

    seat: int
    give: tuple[str, ...]
    take: str


class Traded(Event):
    """Goods went to the supply for coins."""

    seat: int
    give: tuple[str, ...]
    coins: int


class Loaded(Event):
    """A seat finished loading: what it keeps where, and what is lost to the supply."""

    seat: int
    warehouse: tuple[str, ...]
    hall: tuple[str, ...]
    lost: tuple[str, ...]


class Paid(Event):
    """Income of a seat."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """Possessions of a seat at the end of a round, as the game record lists them."""

    coins: int
    points: int
    cards: tuple[str, ...]
    contracts: dict[str, tuple[str, ...]]
    warehouse: tuple[str, ...]
    hall: tuple[str, ...]


class RoundEnded(Event):
    """The round is over; `starter` was its starter."""

    round: int
    starter: int
    seats: tuple[Ledger, ...]


class GameEnded(Event):
    """The last fire has burned and all points are counted."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    ranks: tuple[int, ...]
