"""Goods and cards in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.pictures.alt_text import FULL
from bot.render.words import Words
from bot.texts.formats import counted


def goods(crates: Iterable[Crate], words: Words) -> str:
    """Goods for a description, by their words or marks."""
    return " ".join(words.word(crate.good) for crate in crates)


def goods_markup(crates: Iterable[Crate], words: Words) -> str:
    """Goods for an embed; the same kind together, counted."""
    return counted(words.with_emoji(crate.good) for crate in crates)


def about(tile: Tile, words: Words, label: str = "") -> str:
    """A card: its place, its name, its goods or what it does in short."""
    content = tile.note if words.level == FULL and tile.note else goods(tile.crates, words)
    return f"{label} {tile.name}".strip() + (f" ({content})" if content else "")
