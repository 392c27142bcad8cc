"""Everything that a picture shows, words included, as values that can be compared, hashed and pickled.

A presenter makes them; whoever draws knows neither rules nor languages. What two pictures show is equal where
their facts are equal, so nothing is drawn twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of goods: its name in the engine, its mark of two letters, its word, its price."""

    id: str
    mark: str
    word: str
    price: int = 0


@dataclass(frozen=True, slots=True)
class Beside:
    """The card beside the goods of a group: its name in the engine and its word."""

    id: str
    word: str


@dataclass(frozen=True, slots=True)
class Lot:
    """A group of the display: number, goods, card, the price of all; `buyer`: the seat that has it now;
    `gone`: nobody has bought it and nobody can."""

    slot: int
    goods: tuple[Good, ...]
    card: Beside | None
    price: int
    buyer: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Paid:
    """What the senate card of a round pays for each kind; `word`: which round's it is."""

    word: str
    values: tuple[tuple[Good, int], ...]


@dataclass(frozen=True, slots=True)
class Ladder:
    """The market's prices for one card of a kind, two, ...; `lying`: how many of each kind are sold now."""

    word: str
    prices: tuple[int, ...]
    lying: tuple[tuple[Good, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Sale:
    """So many of a kind, sold at this price each; `alone`: by the own cards only."""

    good: Good
    number: int
    price: int
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """What lay on the piles of a seat: its gift, what raised it, its value and points; its sales and money.

    Where the piles are gone only the sums are left.
    """

    seat: int
    gift: tuple[Good, ...]
    raised: int
    value: int
    points: int
    sales: tuple[Sale, ...]
    money: int


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of the piles, in seat order; `headings`: senate, market."""

    headings: tuple[str, str]
    seats: tuple[Opened, ...]


@dataclass(frozen=True, slots=True)
class Merchant:
    """A player as everybody sees him: never money. `goods`, `cards`: how many are in hand. `first`: a word
    where he starts the round; `out`: one where he is out of the harbour."""

    seat: int
    name: str
    points: int
    speicher: int
    loans: int
    goods: int
    cards: int
    first: str = ""
    out: str = ""
    due: bool = False


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The table as everybody sees it. `lots`: empty once the piles are open; `laid`: goods laid open of which
    one must be bought; `due`: seats that must act."""

    title: str
    ask: str
    due: tuple[int, ...]
    lots: tuple[Lot, ...]
    laid: tuple[Good, ...]
    opening: Opening | None
    senate: tuple[Paid, ...]
    ranks: tuple[int, ...]
    market: Ladder
    merchants: tuple[Merchant, ...]
    with_cards: bool


@dataclass(frozen=True, slots=True)
class Held:
    """A kind in hand: how many, what the senate pays now and in the next round (None: there is none)."""

    good: Good
    number: int
    now: int
    later: int | None


@dataclass(frozen=True, slots=True)
class Stack:
    """Equal cards: name, how many, how many of them were used in this round."""

    card: Beside
    number: int
    used: int = 0


Place = Literal["market", "senate", "keep", "lost"]
"""Where goods go."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile as laid out: where it goes, a heading, the goods on it, the number that matters; `word` says of
    what."""

    place: Place
    heading: str
    goods: tuple[Good, ...]
    number: int
    word: str


@dataclass(frozen=True, slots=True)
class OfficeFacts:
    """What one seat owns; `headings`: goods, cards; `words`: now, next round, used; `nothing`: no goods.
    `lots`: the display after an exchange that lies ready, with a word; `marked`: the groups in it."""

    title: str
    money: int
    merchant: Merchant
    goods: tuple[Held, ...]
    cards: tuple[Stack, ...]
    piles: tuple[Pile, ...]
    headings: tuple[str, str]
    words: tuple[str, str, str]
    nothing: str
    display: str = ""
    lots: tuple[Lot, ...] = ()
    marked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card to look up: a title and what it does."""

    card: str
    title: str
    lines: tuple[str, ...]
