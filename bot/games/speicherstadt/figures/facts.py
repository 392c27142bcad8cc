"""Cards, goods and workers as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bot.pictures.facts import CardFacts
from bot.presenter.blocks import PICTURE_ONLY

Fate = Literal["open", "now", "sold", "gone"]
"""A card of the market: still to come, being sold, sold, without a buyer."""
Unit = Literal["", "coins", "points", "strength"]
"""What the number on a card counts, if the sign does not say it."""


@dataclass(frozen=True, slots=True)
class Crate:
    """A good: its name in the engine, its mark; `lies`: it is there, not only needed."""

    good: str
    mark: str = field(metadata=PICTURE_ONLY)
    lies: bool = True


@dataclass(frozen=True, slots=True)
class Tile:
    """A card: name, its id and kind (for the sign), the number that matters (part of the name or the text),
    deck, crates, a short text."""

    name: str
    card: str = field(metadata=PICTURE_ONLY)
    kind: str = field(metadata=PICTURE_ONLY)
    number: str = field(default="", metadata=PICTURE_ONLY)
    unit: Unit = field(default="", metadata=PICTURE_ONLY)
    deck: str = field(default="", metadata=PICTURE_ONLY)
    crates: tuple[Crate, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileFacts(CardFacts):
    """A card to look up: its lines are its kind, its effect, and where it lies."""

    season: str
    tile: Tile
