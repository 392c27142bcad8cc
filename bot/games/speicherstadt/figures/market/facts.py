"""The market as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.speicherstadt.figures.facts import Fate, Tile
from bot.presenter.blocks import PICTURE_ONLY, Figure


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker over a card."""

    seat: int
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the market, the workers over it (lowest first) and the prices, now and then.

    `word`: its fate, or that no worker has come yet; `buyer`: the seat that has it now.
    """

    label: str
    tile: Tile
    fate: Fate = "open"
    line: tuple[Worker, ...] = ()
    prices: tuple[int, ...] = ()
    buyer: int | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class MarketCards(Figure):
    """The cards that are for sale; `bays`: places for cards."""

    bays: int = field(metadata=PICTURE_ONLY)
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Shelf(Figure):
    """The second row: cards that may be reserved, and those that are; with their headings."""

    upper: tuple[Slot, ...]
    reserved: tuple[Slot, ...]
    headings: tuple[str, str]

    @property
    def rows(self) -> list[tuple[str, tuple[Slot, ...]]]:
        """Headings with their cards, where there are any."""
        both = zip(self.headings, (self.upper, self.reserved), strict=True)
        return [(heading, slots) for heading, slots in both if slots]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All of them, in their order."""
        return *self.upper, *self.reserved


@dataclass(frozen=True, slots=True)
class MarketLines(Figure):
    """Cards that are for sale, a line each: what they are, who stands there, what the first one would pay."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class QuayLines(MarketLines):
    """The same on a board, on the stones of the quay."""
