"""The icons of this game by the names of its signs; and what the legend shows besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.hamburg.painters import pieces, signs
from bot.games.hamburg.signs import CARDS, GOODS, SIGNS
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.letters import Writer, font
from bot.pictures.painters import legend
from bot.pictures.pen import sprite


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign."""
    if name in CARDS:
        return signs.card(name, size)
    return pieces.good(name, size) if name in GOODS else pieces.mark(SIGNS[name].icon, size)


def meaning(it: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    if it.sort == "good":
        return pieces.crate(it.name, it.detail, 38)
    return PIECES[it.name]() if it.sort == "piece" else icon(it.name, SIZES[it.sort])


SIZES = {"mark": 42, "card": 52}
"""Sides of signs in the legend."""


def slot() -> Image.Image:
    """The number of a group, on its sheet."""
    image = sprite(46, 46, lambda pen: pen.box((0, 0, 46, 46), p.PAPER, p.INK, 2, 9)).copy()
    Writer(image).centre((23, 23), "1", font(32, "Bold"), p.INK)
    return image


def gone() -> Image.Image:
    """An empty frame."""
    return sprite(44, 54, lambda pen: pen.box((2, 2, 42, 52), None, p.SAND, 3, 9))


PIECES: dict[str, Callable[[], Image.Image]] = {
    "due": lambda: legend.framed(52, 40, p.NIGHT),
    "slot": slot,
    "price": lambda: marks.coin(50, "9"),
    "bought": lambda: seats.head(0, 54),
    "gone": gone,
    "changed": lambda: legend.framed(44, 54, p.PAPER),
    "later": lambda: icon("senate-next", 34),
    "shared": lambda: marks.coin(44, "6", True),
    "alone": lambda: marks.coin(44, "8"),
}
"""What stands on the board and in the office besides goods and cards."""
