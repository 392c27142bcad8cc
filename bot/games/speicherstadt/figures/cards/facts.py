"""Cards and stores of one seat as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.presenter.blocks import Figure


@dataclass(frozen=True, slots=True)
class Token:
    """A card as its sign and number. `label`: its place; `number`: of equal ones; `worker`: the seat whose
    worker stands there; `price`: of the card now; `begun`: a contract of a seat, whose crates say what lies
    on it."""

    tile: Tile
    label: str = ""
    number: int = 1
    worker: int | None = None
    price: int = 0
    begun: bool = False

    @property
    def complete(self) -> bool:
        """Whether it is a contract on which every good lies."""
        return self.begun and all(crate.lies for crate in self.tile.crates)


@dataclass(frozen=True, slots=True)
class Tokens(Figure):
    """Cards as tokens behind a heading, which may be that of a player (`seat`)."""

    heading: str
    tokens: tuple[Token, ...]
    seat: int | None = None


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
