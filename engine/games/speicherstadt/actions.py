"""Every move of the game, as the game record names them (see docs/games/speicherstadt/record-format.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.core.actions import Action


class Place(Action):
    """Demand: one worker on the lowest free space over a card (rulebook, Demand)."""

    do: Literal["place"] = "place"
    column: int = Field(ge=0)
    grey: bool = False


class Reserve(Action):
    """Demand: one worker on a card of the upper row, which moves to the reservation row."""

    do: Literal["reserve"] = "reserve"
    upper: int = Field(ge=0)
    grey: bool = False


class Skip(Action):
    """Demand: wait in place of placing a worker (Coffee Break)."""

    do: Literal["skip"] = "skip"


class Stop(Action):
    """Demand: no more grey workers this round (Warehouse Worker)."""

    do: Literal["stop"] = "stop"


Spot = tuple[Literal["column"], int, int] | tuple[Literal["reserved"], int]
"""Where a worker stands: over a card, height 0 the lowest; or on a reserved card, 0 the first reserved."""


class Swap(Action):
    """Before Purchase: an own worker and a foreign one change places (Spy)."""

    do: Literal["swap"] = "swap"
    own: Spot
    other: Spot


class Keep(Action):
    """Before Purchase: the Spy is not used in this round."""

    do: Literal["keep"] = "keep"


class Buy(Action):
    """Purchase: the first in line takes the card for as many coins as workers stand there."""

    do: Literal["buy"] = "buy"


class Pass(Action):
    """Purchase: the first in line takes the worker back; the price falls by one."""

    do: Literal["pass"] = "pass"


class Take(Action):
    """Purchase: the first in line takes the card free of charge (Fish Market)."""

    do: Literal["take"] = "take"


class Deliver(Action):
    """Loading: a good onto a contract that still lacks it."""

    do: Literal["deliver"] = "deliver"
    good: str
    to: str


class Sell(Action):
    """Loading: a good to a merchant of the same kind, for coins."""

    do: Literal["sell"] = "sell"
    good: str
    to: str


class Process(Action):
    """Loading: a good to a factory of the same kind, for points."""

    do: Literal["process"] = "process"
    good: str
    to: str


class Exchange(Action):
    """Loading: goods for one other good from the supply (Market Hall, 3:1; Harbour Master, 2:1)."""

    do: Literal["exchange"] = "exchange"
    give: tuple[str, ...]
    take: str


class Trade(Action):
    """Loading: two goods for one coin (Market Hall)."""

    do: Literal["trade"] = "trade"
    give: tuple[str, ...] = Field(min_length=2, max_length=2)


class Done(Action):
    """Loading: the goods kept in warehouse and Market Hall; what is in neither list goes to the supply."""

    do: Literal["done"] = "done"
    warehouse: tuple[str, ...]
    hall: tuple[str, ...]


class AuctionHall(Action):
    """Any time: a good from the supply, loaded at once.

    `to` here and below: a contract, merchant or factory, `warehouse`, `hall`, or while loading `pool`.
    """

    do: Literal["auction_hall"] = "auction_hall"
    good: str
    to: str


class Smuggle(Action):
    """Any time: a good from an opponent's incomplete contract, loaded at once (Smuggler)."""

    do: Literal["smuggle"] = "smuggle"
    victim: int = Field(alias="from")
    contract: str
    good: str
    to: str


class Trip(BaseModel):
    """The way of one good from one own contract to another."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_by_name=True)

    good: str
    origin: str = Field(alias="from")
    to: str

    def __lt__(self, other: Trip) -> bool:
        """In the order of their words, so that menus and samples have one."""
        return (self.good, self.origin, self.to) < (other.good, other.origin, other.to)


class Truck(Action):
    """Any time: up to three goods to other own contracts; all are lifted first, then placed."""

    do: Literal["truck"] = "truck"
    moves: tuple[Trip, ...]


class Chief(Action):
    """A fire: whether the Fire Chief doubles what it gave."""

    do: Literal["chief"] = "chief"
    use: bool


class Insure(Action):
    """A fire: whether the Insurance pays back what it took."""

    do: Literal["insure"] = "insure"
    use: bool


Demanding = Place | Reserve | Skip | Stop | Swap | Keep
Purchasing = Buy | Pass | Take
Loading = Deliver | Sell | Process | Exchange | Trade | Done
Anytime = AuctionHall | Smuggle | Truck
Burning = Chief | Insure

Move = Annotated[Demanding | Purchasing | Loading | Anytime | Burning, Field(discriminator="do")]

MOVES: TypeAdapter[Action] = TypeAdapter(Move)
