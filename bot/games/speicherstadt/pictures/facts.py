"""Everything that a picture shows, words included, as values that can be compared, hashed and pickled.

A presenter makes them; whoever draws knows neither rules nor languages. What two pictures show is equal where
their facts are equal, so nothing is drawn twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.games.speicherstadt.painters.colours import Season

Fate = Literal["open", "now", "sold", "gone"]
"""A card of the market: still to come, being sold, sold, without a buyer."""
Sort = Literal["mark", "piece", "crate", "missing", "card", "deck"]
"""A mark before a number, something on the board, a good, a missing one, the sign of a card, a stack."""
Unit = Literal["", "coin", "star", "flame"]
"""What the number on a card counts, where the sign does not say it."""


@dataclass(frozen=True, slots=True)
class Crate:
    """Goods of a kind: its name in the engine, its mark of two letters, its word; `lies`: not only wanted."""

    good: str
    mark: str
    word: str
    lies: bool = True


@dataclass(frozen=True, slots=True)
class Pile:
    """So many crates of a kind."""

    crate: Crate
    number: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A card: name, its id and kind (for the sign), the number that matters, deck, crates, a short text."""

    name: str
    card: str
    kind: str
    number: str = ""
    unit: Unit = ""
    deck: str = ""
    crates: tuple[Crate, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker over a card."""

    seat: int
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the market, the workers over it (lowest first) and the prices, now and then.

    `word` says its fate, or that nobody has come yet; `buyer` is the seat that has it now.
    """

    label: str
    tile: Tile
    fate: Fate = "open"
    line: tuple[Worker, ...] = ()
    prices: tuple[int, ...] = ()
    buyer: int | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of the second row under a heading."""

    heading: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class House:
    """A player: purse, points so far, strength against fire, ships, contracts, workers at home."""

    seat: int
    name: str
    coins: int
    points: int
    strength: int
    ships: int
    open: int
    done: int
    workers: int
    grey: int = 0
    starter: str = ""
    due: bool = False


@dataclass(frozen=True, slots=True)
class Supply:
    """The goods that lie in common; `word` says so."""

    word: str
    piles: tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The table as everybody sees it. `bays`: places for columns; `due`: seats that must act."""

    season: Season
    title: str
    ask: str
    due: tuple[int, ...]
    bays: int
    columns: tuple[Slot, ...]
    upper: Row
    reserved: Row
    supply: Supply
    houses: tuple[House, ...]


@dataclass(frozen=True, slots=True)
class Stack:
    """Equal cards."""

    tile: Tile
    number: int = 1


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract with its goods, lying or missing; `word` says how it stands."""

    tile: Tile
    done: bool
    word: str


@dataclass(frozen=True, slots=True)
class Store:
    """A place for goods: a heading, what lies there, how much more would fit."""

    heading: str
    crates: tuple[Crate, ...]
    free: int = 0


@dataclass(frozen=True, slots=True)
class OfficeFacts:
    """What one seat owns."""

    season: Season
    title: str
    house: House
    cards: tuple[Stack, ...]
    contracts: tuple[Contract, ...]
    stores: tuple[Store, ...]
    headings: tuple[str, str, str]
    nothing: str


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card to look up: kind, effect, and the lines that say where it lies."""

    season: Season
    tile: Tile
    title: str
    kind: str
    effect: str
    where: tuple[str, ...]
