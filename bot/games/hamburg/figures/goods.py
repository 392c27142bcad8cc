"""Goods in figures, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # worker processes read no texts
    from bot.render.words import Words


@dataclass(frozen=True, slots=True)
class GoodCard:
    """A good: its name in the engine, its mark of two or three letters, its price."""

    name: str
    mark: str
    price: int


def goods_text(goods: Iterable[GoodCard], words: Words) -> str:
    """Goods for a description, those of a kind together."""
    return ", ".join(with_count(words.word(good.name), number) for good, number in Counter(goods).items())


def goods_markup(goods: Iterable[GoodCard], words: Words) -> str:
    """Goods for an embed, those of a kind together."""
    return ", ".join(
        with_count(words.with_emoji(good.name), number) for good, number in Counter(goods).items()
    )


def with_count(word: str, number: int) -> str:
    """A word, and how many of it if there are several."""
    return f"{word} ×{number}" if number > 1 else word
