"""What people move: cargo; and the small marks before a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.rotterdam.painters.look import CARGO
from bot.pictures import marks
from bot.pictures import palette as p
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen

SIDE = 64
"""Signs are drawn on a square of this side, and made as small as they are needed."""


@cache
def cargo(name: str, size: int) -> Image.Image:
    """A crate of a raw material with its sign."""
    pen, ground = Pen(SIDE, SIDE), CARGO.get(name, p.SAND)
    pen.box((1, 1, 63, 63), ground, p.WHITE, 4, 12)
    CARGOES.get(name, plain)(pen, p.on(ground))
    return pen.sprite(size, size)


def ear(pen: Pen, ink: Colour) -> None:
    """Grain: an ear."""
    pen.line([(32, 57), (32, 14)], ink, 4)
    pen.oval((27, 6, 37, 22), ink)
    for y in (22, 34, 46):
        pen.polygon([(30, y + 6), (14, y - 6), (16, y - 10), (30, y - 2)], ink, ink, 2)
        pen.polygon([(34, y + 6), (50, y - 6), (48, y - 10), (34, y - 2)], ink, ink, 2)


def apple(pen: Pen, ink: Colour) -> None:
    """Fruit: an apple."""
    pen.oval((11, 20, 36, 56), ink)
    pen.oval((28, 20, 53, 56), ink)
    pen.line([(32, 24), (36, 8)], ink, 4)
    pen.polygon([(38, 14), (50, 6), (54, 12), (44, 18)], ink)


def cloth(pen: Pen, ink: Colour) -> None:
    """Textiles: a bolt of cloth, its end hanging down."""
    pen.box((10, 12, 54, 30), ink, radius=9)
    pen.polygon([(24, 28), (54, 24), (54, 56), (46, 50), (39, 56), (31, 50), (24, 56)], ink)
    pen.disc(19, 21, 4, CARGO["textiles"])


def drop(pen: Pen, ink: Colour) -> None:
    """Oil: a drop."""
    pen.polygon([(32, 6), (47, 32), (17, 32)], ink)
    pen.disc(32, 40, 17, ink)
    pen.arc((21, 30, 43, 52), 100, 175, CARGO["oil"], 4)


def plain(pen: Pen, ink: Colour) -> None:
    """Something else."""
    pen.box((18, 18, 46, 46), None, ink, 5)


CARGOES: dict[str, Callable[[Pen, Colour], None]] = {
    "grain": ear,
    "fruit": apple,
    "textiles": cloth,
    "oil": drop,
}


@cache
def mark(name: str, size: int = 34) -> Image.Image:
    """A mark before a number: star, order, product, card, open, ship."""
    if name == "star":
        return marks.star_of(size)
    pen = Pen(SIDE, SIDE)
    MARKS[name](pen)
    return pen.sprite(size, size)


def sheet(pen: Pen) -> None:
    """Orders completed: a sheet with a hook."""
    pen.box((10, 3, 54, 61), p.PAPER, radius=5)
    pen.line([(19, 33), (29, 45), (46, 18)], p.CALM, 8)


def bundle(pen: Pen) -> None:
    """Product cards: a box."""
    pen.polygon([(4, 20), (32, 8), (60, 20), (60, 50), (32, 62), (4, 50)], p.SAND)
    pen.line([(4, 20), (32, 32), (60, 20)], p.INK_SOFT, 4)
    pen.line([(32, 32), (32, 61)], p.INK_SOFT, 4)


def fan(pen: Pen) -> None:
    """Ship cards: two cards, an anchor on the upper one."""
    pen.polygon([(4, 18), (30, 4), (38, 14), (18, 52)], p.SILVER)
    pen.box((18, 10, 56, 62), p.PAPER, p.INK, 2, 5)
    anchor_on(pen, 37, 36, 0.62, p.CANAL)


def anchor_on(pen: Pen, x: float, y: float, k: float, ink: Colour) -> None:
    """An anchor around a spot."""
    pen.disc(x, y - 20 * k, 6 * k, None, ink, 4 * k)
    pen.line([(x, y - 14 * k), (x, y + 24 * k)], ink, 5.5 * k)
    pen.line([(x - 13 * k, y - 6 * k), (x + 13 * k, y - 6 * k)], ink, 5.5 * k)
    pen.arc((x - 22 * k, y - 20 * k, x + 22 * k, y + 26 * k), 15, 165, ink, 6 * k)
    pen.polygon([(x - 27 * k, y + 4 * k), (x - 13 * k, y + 4 * k), (x - 22 * k, y + 17 * k)], ink)
    pen.polygon([(x + 27 * k, y + 4 * k), (x + 13 * k, y + 4 * k), (x + 22 * k, y + 17 * k)], ink)


def laid_open(pen: Pen) -> None:
    """Ship cards that lie open: a card with a star."""
    pen.box((10, 3, 54, 61), p.PAPER, p.GOLD, 5, 5)
    pen.polygon([(32, 15), (37, 28), (50, 28), (40, 36), (44, 50), (32, 42), (20, 50), (24, 36)], p.GOLD_DARK)
    pen.polygon([(14, 28), (27, 28), (32, 15), (32, 42), (24, 36)], p.GOLD_DARK)


def boat(pen: Pen) -> None:
    """Ships in the supply."""
    pen.polygon([(3, 38), (61, 38), (51, 58), (13, 58)], p.PAPER)
    pen.polygon([(28, 4), (28, 34), (8, 34)], p.PAPER)
    pen.polygon([(34, 10), (54, 34), (34, 34)], p.PAPER)


MARKS: dict[str, Callable[[Pen], None]] = {
    "order": sheet,
    "product": bundle,
    "card": fan,
    "open": laid_open,
    "ship": boat,
}


@cache
def anchor(size: int, paint: Colour = p.PAPER) -> Image.Image:
    """An anchor on its buoy: who arrives here gets a ship card."""
    pen = Pen(SIDE, SIDE)
    pen.disc(32, 32, 31, p.NIGHT, paint, 4)
    anchor_on(pen, 32, 32, 0.86, paint)
    return pen.sprite(size, size)


@cache
def wheel(size: int) -> Image.Image:
    """The harbour master's figure: a ship's wheel in gold."""
    pen = Pen(SIDE, SIDE)
    for ends in (((4, 32), (60, 32)), ((32, 4), (32, 60)), ((12, 12), (52, 52)), ((52, 12), (12, 52))):
        pen.line(ends, p.GOLD, 5)
    pen.disc(32, 32, 20, None, p.GOLD, 7)
    pen.disc(32, 32, 7, p.GOLD)
    return pen.sprite(size, size)
