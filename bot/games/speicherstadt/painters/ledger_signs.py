"""The signs of the ledger of nerves, on the ground that its picture has for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.letters import Writer, font
from bot.pictures.painters.ledger import SIGN
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, sprite, star


@cache
def sign_of(name: str) -> Image.Image:
    """The sign of a line."""
    image = sprite(SIGN, SIGN, SIGNS[name])
    if name == "bargains":
        Writer(image).centre((28, 28), "1", font(32, "Bold"), p.INK)
    return image


def pawn(pen: Pen, x: float, fill: Colour) -> None:
    """Somebody who stands there."""
    pen.polygon([(x, 22), (x + 9, 48), (x - 9, 48)], fill, p.INK, 2)
    pen.disc(x, 19, 8, fill, p.INK, 2)


def queue(pen: Pen) -> None:
    """A line: the first one pays, the others stand behind him."""
    for x, fill in ((46, p.STONE), (29, p.STONE), (12, p.GOLD)):
        pawn(pen, x, fill)
    pen.line([(3, 51), (53, 51)], p.INK, 2.5)


def penny(pen: Pen) -> None:
    """A single coin."""
    pen.disc(28, 28, 24, p.GOLD, p.GOLD_DARK, 4)


def leaving(pen: Pen) -> None:
    """Somebody who leaves the line."""
    pawn(pen, 16, p.GOLD)
    pen.line([(30, 32), (42, 32)], p.INK, 6)
    pen.polygon([(39, 20), (54, 32), (39, 44)], p.INK)


def palm(pen: Pen) -> None:
    """A raised hand."""
    for x, top in ((19, 15), (27, 8), (35, 10), (43, 18)):
        pen.line([(x, top), (x, 34)], p.INK, 10)
    pen.line([(9, 28), (17, 40)], p.INK, 10)
    pen.box((14, 26, 48, 52), p.INK, radius=12)
    for x, top in ((19, 15), (27, 8), (35, 10), (43, 18)):
        pen.line([(x, top), (x, 34)], p.SAND, 6)
    pen.line([(9, 28), (18, 41)], p.SAND, 6)
    pen.box((16, 28, 46, 50), p.SAND, radius=10)


def worth(pen: Pen) -> None:
    """A star on a coin."""
    pen.disc(28, 28, 24, p.GOLD, p.GOLD_DARK, 4)
    pen.polygon(star(28, 29, 17), p.WHITE, p.INK, 2)


def flame(pen: Pen) -> None:
    """A fire, and a drop against it."""
    pen.polygon(
        [(24, 2), (38, 18), (42, 34), (36, 50), (12, 50), (5, 36), (9, 23), (14, 28), (17, 14)], p.ALARM
    )
    pen.polygon([(24, 24), (33, 38), (30, 50), (18, 50), (14, 39)], p.GOLD)
    pen.polygon([(46, 26), (53, 40), (39, 40)], p.CANAL)
    pen.disc(46, 43, 8, p.CANAL, p.PAPER, 1.5)
    pen.polygon([(46, 27), (51, 38), (41, 38)], p.CANAL)


def hourglass(pen: Pen) -> None:
    """Time that nobody had to wait."""
    pen.polygon([(14, 8), (42, 8), (30, 28), (42, 48), (14, 48), (26, 28)], p.WHITE, p.INK, 3)
    pen.polygon([(19, 15), (37, 15), (28, 28)], p.GOLD_DARK)
    pen.polygon([(28, 38), (37, 47), (19, 47)], p.GOLD_DARK)
    pen.box((9, 3, 47, 9), p.BRICK, p.INK, 2, 2)
    pen.box((9, 47, 47, 53), p.BRICK, p.INK, 2, 2)


SIGNS: dict[str, Callable[[Pen], None]] = {
    "pressed": queue,
    "bargains": penny,
    "withdrawals": leaving,
    "refusal": palm,
    "value": worth,
    "fires": flame,
    "waits": hourglass,
}
