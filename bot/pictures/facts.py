"""View models of the pictures that every game has: result, statistics, legend; words included.

Plain values that can be compared, hashed and pickled. A presenter makes them; painters know neither rules nor
languages. Pictures with equal facts are equal, so facts are the cache key.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CoverFacts:
    """Title of a game and a line about it."""

    title: str
    about: str


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card to look up: its id, a title, what it does; its points (0: it has none), and names of signs that
    stand on it."""

    card: str
    title: str
    lines: tuple[str, ...]
    points: int = 0
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PointSource:
    """Points from one source; `line` is its name in the table of points."""

    line: str
    word: str
    points: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat came off: its points by source, the numbers that part equal points (empty: nothing does),
    and the points after each round and at the end."""

    seat: int
    name: str
    rank: int
    points: int
    ties: tuple[int, ...]
    parts: tuple[PointSource, ...]
    course: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndFacts:
    """The end of a game, the best seat first."""

    title: str
    verdict: str
    winners: tuple[int, ...]
    headings: tuple[str, str]
    results: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """A seat and its player's name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Cell of a ledger: its text, a note below it; `best`: the highest of all seats."""

    text: str
    note: str = ""
    best: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """A line of a ledger: the name of its sign, its words, an entry a seat."""

    sign: str
    word: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LedgerFacts:
    """A ledger. `best`: what the mark of the best means; `word`: one of them, in short."""

    title: str
    best: str
    word: str
    people: tuple[Person, ...]
    accounts: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """A sign of the pictures and what it means. `mark`: the letters that stand on it in this language."""

    name: str
    word: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class LegendFacts:
    """Signs with their meanings, in the order in which they are read."""

    title: str
    signs: tuple[Meaning, ...]
