"""Goods and cards in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.pictures.alt_text import FULL
from bot.render.words import Words
from bot.texts.formats import HARD_SPACE


def goods(them: Iterable[Crate], words: Words) -> str:
    """Goods for a description, by their words or marks."""
    return " ".join(words.word(it.good) for it in them)


def goods_markup(them: Iterable[Crate], words: Words) -> str:
    """Goods for an embed; the same kind together, counted."""
    counted = Counter(it.good for it in them)
    many = ((words.with_emoji(good), f"{HARD_SPACE}×{n}" if n > 1 else "") for good, n in counted.items())
    return ", ".join(name + times for name, times in many)


def about(it: Tile, words: Words, label: str = "") -> str:
    """A card: its place, its name, its goods or what it does in short."""
    what = it.note if words.level == FULL and it.note else goods(it.crates, words)
    return f"{label} {it.name}".strip() + (f" ({what})" if what else "")
