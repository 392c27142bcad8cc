"""The icons of this game by the names of its signs; and what the legend shows besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.hamburg.painters import look
from bot.games.hamburg.signs import SIGNS
from bot.pictures import icons, marks, seats
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.letters import Writer, font
from bot.pictures.painters import legend
from bot.pictures.painters.ledger import SIGN
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT

PACKAGE = "bot.games.hamburg"
FOOT = 30
"""Pixels below the sign of a crate, for its mark."""


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign."""
    return icons.icon(PACKAGE, SIGNS[name].icon, size)


@cache
def crate(name: str, mark: str, size: int) -> Image.Image:
    """A crate with sign and mark."""
    ground, high = look.GOODS.get(name, p.SAND), size + FOOT - 4
    edge = (0.5, 0.5, size - 0.5, high - 0.5)
    image = sprite(size, high, lambda pen: pen.box(edge, ground, p.INK, 2, 9))
    paste(image, icons.icon(PACKAGE, f"good-{name}", size - 4, icons.BARE), 2, 0)
    Writer(image).centre((size / 2, size + 8), mark, font(TEXT, "Bold"), p.on(ground))
    return image


@cache
def ledger_icon(name: str) -> Image.Image:
    """The sign of a line of the ledger."""
    drawing = "card-gift16" if name == "gift" else f"line-{name}"
    return icons.icon(PACKAGE, drawing, SIGN, icons.BARE)


def meaning(meaning: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    if meaning.mark:
        return crate(meaning.name, meaning.mark, 38)
    return PIECES[meaning.name]() if meaning.name in PIECES else icon(meaning.name, legend.SIGN)


def slot() -> Image.Image:
    """The number of a group, on its sheet."""
    image = sprite(46, 46, lambda pen: pen.box((0, 0, 46, 46), p.PAPER, p.INK, 2, 9)).copy()
    Writer(image).centre((23, 23), "1", font(32, "Bold"), p.INK)
    return image


def empty_frame() -> Image.Image:
    """The outline of a card, for places without one."""
    return sprite(44, 54, lambda pen: pen.box((2, 2, 42, 52), None, p.SAND, 3, 9))


PIECES: dict[str, Callable[[], Image.Image]] = {
    "due": lambda: legend.frame(52, 40, p.NIGHT),
    "slot": slot,
    "price": lambda: marks.price(50, "9"),
    "bought": lambda: seats.head(0, 54),
    "gone": empty_frame,
    "changed": lambda: legend.frame(44, 54, p.PAPER),
    "shared": lambda: marks.price(44, "6", True),
    "alone": lambda: marks.price(44, "8"),
}
"""What stands on the board and in the office besides goods and cards."""
