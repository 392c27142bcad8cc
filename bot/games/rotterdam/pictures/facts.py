"""Everything that a picture shows, words included, as values that can be compared, hashed and pickled.

A presenter makes them; whoever draws knows neither rules nor languages. What two pictures show is equal where
their facts are equal, so nothing is drawn twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["cargo", "product", "ship", "order", "harbour"]
"""What a card to look up is about."""


@dataclass(frozen=True, slots=True)
class Cargo:
    """A raw material: its name in the engine, its letter and its word."""

    id: str
    letter: str
    word: str


@dataclass(frozen=True, slots=True)
class Route:
    """A colour of channels: its name in the engine, its letter and its word."""

    id: str
    letter: str
    word: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the map: how far from the sea, and where in its layer."""

    id: str
    kind: str
    layer: int
    row: int
    anchor: bool


@dataclass(frozen=True, slots=True)
class Way:
    """A channel between two places; `route`: the number of its colour."""

    start: str
    to: str
    route: int


@dataclass(frozen=True, slots=True)
class Chart:
    """The map: nothing of it changes in a game."""

    routes: tuple[Route, ...]
    spots: tuple[Spot, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Exit:
    """Where a ship may go: the number of a colour, the place behind the channel, the name of a harbour."""

    route: int
    to: str
    harbour: str = ""


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship on the board; no cargo: it is empty. `harbour`: the name of the one in which it lies."""

    seat: int
    number: int
    place: str
    cargo: Cargo | None
    exits: tuple[Exit, ...] = ()
    harbour: str = ""


@dataclass(frozen=True, slots=True)
class Port:
    """A harbour: its place, its name, what it wants, and how many product cards are left."""

    place: str
    name: str
    cargo: Cargo
    cards: int


@dataclass(frozen=True, slots=True)
class Pile:
    """So many units of a raw material."""

    cargo: Cargo
    number: int


@dataclass(frozen=True, slots=True)
class Stock:
    """What is left by the sea; `word` says so."""

    word: str
    piles: tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class Crew:
    """A player: points of completed orders and their number, cards in hand by their backs, the points of ship
    cards that lie open, ships in the supply; `master`: a word where the harbour master's figure is."""

    seat: int
    name: str
    points: int
    completed: int
    orders: int
    products: int
    cards: int
    open: int
    supply: int
    master: str = ""
    due: bool = False


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The table as everybody sees it; `due`: seats that must act."""

    title: str
    ask: str
    due: tuple[int, ...]
    chart: Chart
    hulls: tuple[Hull, ...]
    ports: tuple[Port, ...]
    stock: Stock
    crews: tuple[Crew, ...]


@dataclass(frozen=True, slots=True)
class Product:
    """A product: its name in the engine, its word, and the cargo of which it is made."""

    id: str
    word: str
    cargo: str


@dataclass(frozen=True, slots=True)
class Need:
    """A product that an order wants; `have`: it is in hand."""

    product: Product
    have: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """An order: what it wants and its points. `word` says how it stands, where that is worth a word."""

    needs: tuple[Need, ...]
    points: int
    word: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """Equal products in hand."""

    product: Product
    number: int


@dataclass(frozen=True, slots=True)
class Card:
    """Equal ship cards: id, name, points, how many; `open`: a word where they lie open."""

    id: str
    name: str
    points: int
    number: int
    open: str = ""


Ship = tuple[int, int]
"""A ship by its seat and its number, as people count."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The water as it would be after a ship card; `word` says so, `marked`: the ships that it changes."""

    word: str
    chart: Chart
    hulls: tuple[Hull, ...]
    marked: tuple[Ship, ...]


@dataclass(frozen=True, slots=True)
class OfficeFacts:
    """What one seat owns. `headings`: orders, products, ship cards, ships; `nothing`: there is none of it.
    `ahead`: to what the card on the desk would lead."""

    title: str
    crew: Crew
    routes: tuple[Route, ...]
    orders: tuple[Order, ...]
    products: tuple[Stack, ...]
    cards: tuple[Card, ...]
    hulls: tuple[Hull, ...]
    headings: tuple[str, str, str, str]
    nothing: str
    ahead: Ahead | None = None


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card to look up: its id and kind (for the sign), a title, its points (0: they are no matter), what an
    order wants, its effect."""

    card: str
    kind: Kind
    title: str
    points: int
    needs: tuple[Product, ...]
    lines: tuple[str, ...]
