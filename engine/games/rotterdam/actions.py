"""Every move of the game, as the game record names them (see docs/games/rotterdam/record-format.md).

Lists whose order means nothing are kept sorted, so that equal moves are equal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, Field, TypeAdapter

from engine.core.actions import Action

T = TypeVar("T", bound=tuple[Any, ...])

ShipId = tuple[int, int]
"""A ship: its seat and its number."""


def in_order(things: T) -> T:
    """A sorted copy of the same type, so that equal choices compare equal."""
    return type(things)(sorted(things))


Products = Annotated[tuple[str, ...], AfterValidator(in_order)]
Ships = Annotated[tuple[ShipId, ShipId], AfterValidator(in_order)]
Seats = Annotated[tuple[int, ...], AfterValidator(in_order)]


class Place(Action):
    """Placing: a ship from the supply on a start, loaded or empty."""

    do: Literal["place"] = "place"
    start: str
    cargo: str | None


class Pass(Action):
    """Nothing placed, nothing to name, no order completed."""

    do: Literal["pass"] = "pass"


class Name(Action):
    """Sailing: a colour. `hold`: ship cards may be played after the movement."""

    do: Literal["name"] = "name"
    colour: str
    hold: bool = False


class Steer(Action):
    """Sailing: which of several free channels of the named colour a ship takes."""

    do: Literal["steer"] = "steer"
    ship: ShipId
    to: str


class End(Action):
    """No (more) ship cards in this turn."""

    do: Literal["end"] = "end"


class Open(Action):
    """Ship cards: a card with points is laid open to make room for a draw."""

    do: Literal["open"] = "open"
    card: str


class Swap(Action):
    """Ship card: two ships exchange their cargoes."""

    do: Literal["swap"] = "swap"
    ships: Ships


class Extra(Action):
    """Ship card: one more ship on a start."""

    do: Literal["extra"] = "extra"
    start: str
    cargo: str | None


class Back1(Action):
    """Ship card: a ship one step back."""

    do: Literal["back1"] = "back1"
    ship: ShipId
    path: tuple[str, ...]


class Back2(Action):
    """Ship card: a ship two steps back, the nearest place first; one where there is no second."""

    do: Literal["back2"] = "back2"
    ship: ShipId
    path: tuple[str, ...]


class Rob(Action):
    """Ship card: the cargo of a ship onto an own one, or onto a new one on a start."""

    do: Literal["rob"] = "rob"
    victim: ShipId = Field(alias="from")
    to: ShipId | str


class Guard(Action):
    """Ship card: the cargo of a ship back to the stock."""

    do: Literal["guard"] = "guard"
    ship: ShipId


class Offer(Action):
    """Trade: products for products; the first of these seats that accepts gets them."""

    do: Literal["offer"] = "offer"
    to: Seats
    give: Products
    want: Products


class Accept(Action):
    """Trade: yes to the standing offer of a seat."""

    do: Literal["accept"] = "accept"
    offerer: int = Field(alias="from")


class Decline(Action):
    """Trade: no to the standing offer of a seat."""

    do: Literal["decline"] = "decline"
    offerer: int = Field(alias="from")


class Withdraw(Action):
    """Trade: takes back the own standing offer."""

    do: Literal["withdraw"] = "withdraw"


class Done(Action):
    """Trade: makes no more offers; `closed`: takes none either."""

    do: Literal["done"] = "done"
    closed: bool = False


class Complete(Action):
    """Completion: an order; `jokers`: the products for which jokers stand."""

    do: Literal["complete"] = "complete"
    order: str
    jokers: Products


Turns = Place | Pass | Name | Steer | End | Open
ShipCards = Swap | Extra | Back1 | Back2 | Rob | Guard
Trading = Offer | Accept | Decline | Withdraw | Done

Move = Annotated[Turns | ShipCards | Trading | Complete, Field(discriminator="do")]

MOVES: TypeAdapter[Action] = TypeAdapter(Move)
