"""Crates, marks and signs: the drawings of this game's folder of icons, in the sizes of its pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.games.speicherstadt.painters.colours import GOODS
from bot.games.speicherstadt.signs import SIGNS
from bot.pictures import icons, sizes
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font
from bot.pictures.painters.ledger import SIGN
from bot.pictures.pen import Pen, paste, sprite

PACKAGE = "bot.games.speicherstadt"
SIDE = 64
"""Units of the side of a sign."""
CRATE = (48, 64)
EMPTY = icons.BARE + "svg{color:#54473d}"
"""The style of a good that is missing."""


@cache
def crate(good: str, mark: str, lies: bool = True) -> Image.Image:
    """A crate with its sign and mark; a missing one is an empty place with both."""
    wide, high = CRATE
    ground = GOODS[good] if lies else p.PAPER
    image = sprite(wide, high, lambda pen: box(pen, ground) if lies else place(pen))
    paste(image, icons.icon(PACKAGE, f"good-{good}", 43, icons.BARE if lies else EMPTY), 2, -4)
    ink = p.on(ground) if lies else p.INK
    Writer(image).centre((wide / 2, 47), mark, font(sizes.TEXT, "Bold"), ink)
    return image


def box(pen: Pen, ground: p.Colour, edge: p.Colour = p.INK) -> None:
    """A crate without a sign."""
    wide, high = CRATE
    pen.box((1, 1, wide - 1, high - 1), ground, edge, 2, 5)


def place(pen: Pen) -> None:
    """The dashed outline of a crate that is missing."""
    wide, high = CRATE
    box(pen, p.PAPER, p.STONE)
    for x in range(7, wide - 4, 7):
        pen.line([(x, 1), (x + 1, 1)], p.PAPER, 3)
        pen.line([(x, high - 2), (x + 1, high - 2)], p.PAPER, 3)


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign; a good has one with its mark, which depends on the language (`crate`)."""
    return icons.icon(PACKAGE, SIGNS[name].icon, size)


@cache
def ledger_icon(name: str) -> Image.Image:
    """The sign of a line of the ledger."""
    image = icons.icon(PACKAGE, f"line-{name}", SIGN)
    if name == "bargains":
        image = image.copy()
        Writer(image).centre((28, 28), "1", font(32, "Bold"), p.INK)
    return image
