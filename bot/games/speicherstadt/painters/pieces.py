"""What people move: crates; and the small marks of a purse."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.speicherstadt.painters.colours import GOODS as PAINTS
from bot.pictures import palette as p
from bot.pictures import sizes
from bot.pictures.letters import Writer, font
from bot.pictures.marks import star_mark
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, put, sprite

CRATE = (48, 64)
SIGN = (42, 32)
"""The ground on which the sign of a good is drawn."""


@cache
def crate(good: str, mark: str, lies: bool = True) -> Image.Image:
    """A crate with its sign and mark; a missing one is an empty place with both."""
    wide, high = CRATE
    ground = PAINTS[good] if lies else p.PAPER
    ink = p.on(ground)

    def draw(pen: Pen) -> None:
        if lies:
            pen.box((1, 1, wide - 1, high - 1), ground, p.INK, 2, 5)
        else:
            pen.box((1, 1, wide - 1, high - 1), ground, p.STONE, 2, 5)
            for x in range(7, wide - 4, 7):
                pen.line([(x, 1), (x + 1, 1)], p.PAPER, 3)
                pen.line([(x, high - 2), (x + 1, high - 2)], p.PAPER, 3)

    image = sprite(wide, high, draw)
    sign = sprite(*SIGN, lambda pen: GOODS[good](pen, ink if lies else p.INK_SOFT))
    put(image, sign, (wide - SIGN[0]) / 2, 2)
    Writer(image).centre((wide / 2, 47), mark, font(sizes.TEXT, "Bold"), ink if lies else p.INK)
    return image


def bean(pen: Pen, ink: Colour) -> None:
    """Coffee."""
    pen.oval((10, 6, 32, 26), ink)
    ground = PAINTS["coffee"] if ink == p.WHITE else p.PAPER
    pen.line([(28, 8), (22, 13), (20, 19), (14, 24)], ground, 2.5)


def leaf(pen: Pen, ink: Colour) -> None:
    """Tea."""
    pen.polygon([(9, 25), (11, 13), (20, 7), (33, 6), (31, 17), (24, 24), (14, 25)], ink)
    pen.line([(12, 24), (26, 12)], PAINTS["tea"] if ink != p.INK_SOFT else p.PAPER, 2)


def crocus(pen: Pen, ink: Colour) -> None:
    """Saffron."""
    pen.polygon([(21, 27), (11, 17), (11, 6), (16, 11), (21, 4), (26, 11), (31, 6), (31, 17)], ink)


def drop(pen: Pen, ink: Colour) -> None:
    """Rubber."""
    pen.polygon([(21, 3), (28, 13), (14, 13)], ink)
    pen.disc(21, 18, 9, ink)


def lozenge(pen: Pen, ink: Colour) -> None:
    """Carpets."""
    pen.polygon([(21, 4), (35, 16), (21, 28), (7, 16)], None, ink, 3)
    pen.polygon([(21, 11), (27, 16), (21, 21), (15, 16)], ink)


def knot(pen: Pen, ink: Colour) -> None:
    """Hemp."""
    pen.oval((6, 9, 24, 23), None, ink, 3.5)
    pen.oval((18, 9, 36, 23), None, ink, 3.5)


def bolt(pen: Pen, ink: Colour) -> None:
    """Cloth."""
    pen.box((8, 8, 34, 24), None, ink, 3, 2)
    pen.oval((8, 8, 18, 24), ink)


def bottle(pen: Pen, ink: Colour) -> None:
    """Glass."""
    pen.box((18, 4, 24, 13), ink)
    pen.box((13, 11, 29, 28), ink, radius=4)


GOODS: dict[str, Callable[[Pen, Colour], None]] = {
    "coffee": bean,
    "tea": leaf,
    "saffron": crocus,
    "rubber": drop,
    "carpet": lozenge,
    "hemp": knot,
    "cloth": bolt,
    "glass": bottle,
}


@cache
def mark(name: str, size: int = 28) -> Image.Image:
    """A mark before a number: star, flame, ship, contract, done."""
    return sprite(size, size, lambda pen: MARKS[name](pen, size / 28))


def flame_mark(pen: Pen, k: float) -> None:
    """Strength against fire."""
    outer = [(14, 1), (22, 10), (23, 19), (19, 26), (9, 26), (5, 19), (6, 13), (9, 16), (10, 8)]
    pen.polygon([(x * k, y * k) for x, y in outer], p.ALARM, p.GOLD, 1.6 * k)
    pen.polygon([(x * k, y * k) for x, y in ((14, 13), (18, 20), (16, 25), (12, 25), (10, 20))], p.GOLD)


def ship_mark(pen: Pen, k: float) -> None:
    """Ships."""
    pen.polygon([(x * k, y * k) for x, y in ((2, 18), (26, 18), (22, 26), (6, 26))], p.PAPER)
    pen.polygon([(x * k, y * k) for x, y in ((15, 2), (24, 15), (15, 15))], p.PAPER)
    pen.polygon([(x * k, y * k) for x, y in ((12, 5), (12, 15), (5, 15))], p.PAPER)


def open_mark(pen: Pen, k: float) -> None:
    """Contracts that lack something."""
    pen.box((5 * k, 3 * k, 23 * k, 26 * k), None, p.PAPER, 2.4 * k, 2 * k)
    for y in (10, 15, 20):
        pen.line([(10 * k, y * k), (18 * k, y * k)], p.PAPER, 2 * k)


def done_mark(pen: Pen, k: float) -> None:
    """Complete contracts."""
    pen.box((5 * k, 3 * k, 23 * k, 26 * k), p.PAPER, None, 0, 2 * k)
    pen.line([(9 * k, 15 * k), (13 * k, 20 * k), (20 * k, 9 * k)], p.CALM, 3.4 * k)


MARKS: dict[str, Callable[[Pen, float], None]] = {
    "star": star_mark,
    "flame": flame_mark,
    "ship": ship_mark,
    "open": open_mark,
    "done": done_mark,
}
