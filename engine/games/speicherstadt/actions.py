"""Every move of the game, as the game record names them (see docs/record-format.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.actions import Action


class Place(Action):
    """Demand: one worker on the lowest free space over a card (rulebook, Demand)."""

    do: Literal["place"] = "place"
    column: int = Field(ge=0)


class Buy(Action):
    """Purchase: the first in line takes the card for as many coins as workers stand there."""

    do: Literal["buy"] = "buy"


class Pass(Action):
    """Purchase: the first in line takes his worker back; the price falls by one."""

    do: Literal["pass"] = "pass"


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


class Exchange(Action):
    """Loading: goods for one other good from the supply (Market Hall, 3:1)."""

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


Move = Annotated[Place | Buy | Pass | Deliver | Sell | Exchange | Trade | Done, Field(discriminator="do")]

MOVES: TypeAdapter[Action] = TypeAdapter(Move)
