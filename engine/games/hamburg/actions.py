"""Every move of the game, as the game record names them (see docs/games/hamburg/record-format.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from engine.core.actions import Action


def in_order(goods: tuple[str, ...]) -> tuple[str, ...]:
    """Goods may be named in any order; kept in one, equal moves are equal."""
    return tuple(sorted(goods))


Goods = Annotated[tuple[str, ...], AfterValidator(in_order)]
"""Goods of which the order means nothing."""

Spot = tuple[int, int]
"""A card of the display: its group, and its place there: 0 and 1 the goods, 2 the card beside them."""


class Buy(Action):
    """Harbour: a whole group at the prices of its two goods (rules, 1.2)."""

    do: Literal["buy"] = "buy"
    group: int = Field(ge=0)


class Pass(Action):
    """Harbour: no purchase, and out of it for this round (rules, 1.3)."""

    do: Literal["pass"] = "pass"


class End(Action):
    """Harbour: the turn ends after its purchase. Closing: no more cards in this round."""

    do: Literal["end"] = "end"


class Swap(Action):
    """Harbour: two cards of the display change places."""

    do: Literal["swap"] = "swap"
    first: Spot
    second: Spot


class Draw1(Action):
    """Harbour: the top good of the pile, unseen, at a fixed price."""

    do: Literal["draw1"] = "draw1"


class Draw3(Action):
    """Harbour: three goods are laid open, one of them must be bought."""

    do: Literal["draw3"] = "draw3"


class Choose(Action):
    """Harbour: the one of the three goods that is bought."""

    do: Literal["choose"] = "choose"
    good: str


class Lay(Action):
    """Office: the two piles, face down; the rest stays in hand (rules, 2.1)."""

    do: Literal["lay"] = "lay"
    market: Goods
    senate: Goods


class Plus3(Action):
    """Senate: this many cards that raise the value of the own gift."""

    do: Literal["plus3"] = "plus3"
    count: int = Field(ge=0)


class SolePrice(Action):
    """Market: the kinds of goods whose price depends on the own cards alone, a card for each."""

    do: Literal["sole_price"] = "sole_price"
    kinds: Goods


class BuyVp(Action):
    """Closing: a point for money."""

    do: Literal["buy_vp"] = "buy_vp"


class BuySpeicher(Action):
    """Closing: a Speicher from the open stack."""

    do: Literal["buy_speicher"] = "buy_speicher"


class Bank(Action):
    """Closing: money from the bank."""

    do: Literal["bank"] = "bank"


class Starter(Action):
    """Closing: the seat `who` starts the next round."""

    do: Literal["starter"] = "starter"
    who: int = Field(ge=0)


class Close(Action):
    """Closing: this many loans are repaid, these goods are stored, the rest is discarded (rules, 5.1)."""

    do: Literal["close"] = "close"
    repay: int = Field(ge=0)
    keep: Goods


Harbour = Buy | Pass | End | Swap | Draw1 | Draw3 | Choose
Scored = Lay | Plus3 | SolePrice
Closing = BuyVp | BuySpeicher | Bank | Starter | Close

Move = Annotated[Harbour | Scored | Closing, Field(discriminator="do")]

MOVES: TypeAdapter[Action] = TypeAdapter(Move)
