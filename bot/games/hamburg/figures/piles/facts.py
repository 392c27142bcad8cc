"""Piles as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.hamburg.figures.goods import Good
from bot.presenter.blocks import Figure


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile as laid out: a heading, the goods on it, the number that matters and a word for it; `sign`: of
    what the number counts, if that has one."""

    heading: str
    goods: tuple[Good, ...]
    number: int
    word: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Piles(Figure):
    """Two piles side by side."""

    both: tuple[Pile, ...]
