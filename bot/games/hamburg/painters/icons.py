"""Every sign of the pictures alone, as it is shown where the signs are explained."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.hamburg.painters import office, pieces, signs
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.letters import Writer, font
from bot.pictures.painters import legend
from bot.pictures.pen import sprite


def icon(it: Meaning) -> Image.Image:
    """The sign as the other pictures show it."""
    if it.sort == "mark":
        return pieces.mark(it.name, 42)
    if it.sort == "good":
        return pieces.crate(it.name, it.detail, 38)
    if it.sort == "card":
        return signs.card(it.name, 52)
    return PIECES[it.name]()


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
    "later": office.arrow,
    "shared": lambda: marks.coin(44, "6", True),
    "alone": lambda: marks.coin(44, "8"),
}
"""What stands on the board and in the office besides goods and cards."""
