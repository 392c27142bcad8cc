"""Piles as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.hamburg.figures.goods import GoodCard
from bot.presenter.blocks import PICTURE_ONLY, Figure


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile as laid out: a heading, the goods on it, the number that matters and a word for it; `sign`: of
    what the number counts, if that has one."""

    heading: str
    goods: tuple[GoodCard, ...]
    number: int
    word: str
    sign: str = field(default="", metadata=PICTURE_ONLY)


@dataclass(frozen=True, slots=True)
class PilePair(Figure):
    """Two piles side by side."""

    both: tuple[Pile, ...]
