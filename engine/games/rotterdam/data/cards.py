"""Cargo, products, ship cards, orders and numbers as data: `goods.json`, `cards.json`, `numbers.json`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict

from engine.games.rotterdam.data.waterways import Fact, Source

T = TypeVar("T")
STRICT = ConfigDict(extra="forbid", strict=True, frozen=True)


class Cargo(Fact):
    """A raw material and how many units of it there are."""

    id: str
    units: int


class Product(Fact):
    """What a harbour makes of its cargo: this many cards, each worth these points at the end."""

    id: str
    harbour: str
    cards: int
    points: int


class ShipCard(Fact):
    """A kind of ship card: with an effect, a joker for orders, or with points."""

    id: str
    kind: Literal["effect", "joker", "points"]
    count: int
    points: int = 0


class Order(Fact):
    """An order card: the products that it wants, and its points."""

    id: str
    needs: tuple[str, ...]
    points: int


class Goods(BaseModel):
    """Contents of `goods.json`, in the order of the piles before they are shuffled."""

    model_config = STRICT

    sources: Mapping[str, Source]
    cargo: tuple[Cargo, ...]
    products: tuple[Product, ...]


class Cards(BaseModel):
    """Contents of `cards.json`, in the order of the piles."""

    model_config = STRICT

    sources: Mapping[str, Source]
    ship_cards: tuple[ShipCard, ...]
    orders: tuple[Order, ...]


class Number(BaseModel, Generic[T]):
    """A number and where it is from."""

    model_config = STRICT

    value: T
    source: Source


class Numbers(BaseModel):
    """Contents of `numbers.json`.

    `ships` of a player by seats; `orders` dealt to each; `trigger`: order points that end the game, and the
    range in which a host may choose; `hand`: ship cards that one may hold; `offers` of a seat in one Trade;
    `idle_rounds` in a row that end the game; `reshuffles` that are drawn before the game.
    """

    model_config = STRICT

    ships: Number[Mapping[str, int]]
    orders: Number[int]
    trigger: Number[int]
    lowest_trigger: Number[int]
    highest_trigger: Number[int]
    hand: Number[int]
    offers: Number[int]
    idle_rounds: Number[int]
    reshuffles: Number[int]


def goods(folder: Path) -> Goods:
    """Read the goods; raises pydantic's ValidationError where the file is wrong."""
    return Goods.model_validate_json((folder / "goods.json").read_bytes())


def cards(folder: Path) -> Cards:
    """Read the cards; raises pydantic's ValidationError where the file is wrong."""
    return Cards.model_validate_json((folder / "cards.json").read_bytes())


def numbers(folder: Path) -> Numbers:
    """Read the numbers; raises pydantic's ValidationError where the file is wrong."""
    return Numbers.model_validate_json((folder / "numbers.json").read_bytes())
