"""Cards and stores of one seat as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.presenter.blocks import PICTURE_ONLY, Figure


@dataclass(frozen=True, slots=True)
class Stack:
    """Equal cards, or a contract; `word`: that it is complete, as no crate is missing."""

    tile: Tile
    number: int = 1
    word: str = field(default="", metadata=PICTURE_ONLY)


@dataclass(frozen=True, slots=True)
class Cards(Figure):
    """Cards side by side."""

    items: tuple[Stack, ...]


@dataclass(frozen=True, slots=True)
class Contracts(Cards):
    """Contracts side by side, with what lies on them."""


@dataclass(frozen=True, slots=True)
class Storeroom:
    """A place for goods: a heading, what lies there, how much more would fit."""

    heading: str
    crates: tuple[Crate, ...]
    free: int = 0


@dataclass(frozen=True, slots=True)
class Storerooms(Figure):
    """All places for goods."""

    items: tuple[Storeroom, ...]
