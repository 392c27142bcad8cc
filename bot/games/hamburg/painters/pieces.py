"""What people move: goods; and the small marks before a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.hamburg.painters.look import GOODS as PAINTS
from bot.pictures import marks
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, star
from bot.pictures.sizes import TEXT

SIDE = 64
"""Signs are drawn on a square of this side, and made as small as they are needed."""
FOOT = 30
"""Below the sign of a crate there is so much room for its mark."""


@cache
def good(name: str, size: int) -> Image.Image:
    """A crate with the sign of a kind of goods."""
    pen, ground = Pen(SIDE, SIDE), PAINTS.get(name, p.SAND)
    pen.box((1, 1, 63, 63), ground, p.INK, 2.5, 11)
    GOODS.get(name, plain)(pen, p.on(ground))
    return pen.sprite(size, size)


@cache
def crate(name: str, mark: str, size: int) -> Image.Image:
    """A crate with sign and mark."""
    ground, high = PAINTS.get(name, p.SAND), size + FOOT - 4
    box = Pen(size, high)
    box.box((0.5, 0.5, size - 0.5, high - 0.5), ground, p.INK, 2, 9)
    image = box.sprite()
    pen = Pen(SIDE, SIDE)
    GOODS.get(name, plain)(pen, p.on(ground))
    sign = pen.sprite(size - 4, size - 4)
    image.alpha_composite(sign, (2, 0))
    Writer(image).centre((size / 2, size + 8), mark, font(TEXT, "Bold"), p.on(ground))
    return image


def carpet(pen: Pen, ink: Colour) -> None:
    """A carpet with its fringe."""
    pen.box((14, 13, 50, 51), None, ink, 4)
    pen.polygon([(32, 18), (44, 32), (32, 46), (20, 32)], None, ink, 3.5)
    pen.polygon([(32, 27), (37, 32), (32, 37), (27, 32)], ink)
    for x in (17, 24.5, 32, 39.5, 47):
        pen.line([(x, 7), (x, 13)], ink, 2.5)
        pen.line([(x, 51), (x, 57)], ink, 2.5)


def spice(pen: Pen, ink: Colour) -> None:
    """Star anise."""
    pen.polygon(star(32, 32, 27, 0.36, 8), ink)
    pen.disc(32, 32, 6, PAINTS["spice"])


def tobacco(pen: Pen, ink: Colour) -> None:
    """A pipe with smoke."""
    pen.polygon([(8, 27), (28, 27), (27, 49), (20, 55), (13, 52), (9, 44)], ink)
    pen.line([(24, 48), (42, 34), (57, 31)], ink, 6)
    pen.arc((12, 8, 26, 22), 90, 250, ink, 3.5)
    pen.arc((18, 2, 30, 16), 270, 70, ink, 3.5)


def cocoa(pen: Pen, ink: Colour) -> None:
    """A cocoa pod."""
    pen.polygon([(12, 54), (10, 38), (18, 22), (34, 11), (52, 10), (54, 24), (46, 41), (30, 53)], ink, ink, 3)
    ground = PAINTS["cocoa"]
    for bend in (-8, 0, 8):
        pen.line([(16, 49), (31 + bend, 33 + bend), (49, 15)], ground, 3)


def tea(pen: Pen, ink: Colour) -> None:
    """A cup that steams."""
    pen.slice((10, 4, 46, 56), 0, 180, ink)
    pen.arc((37, 31, 56, 49), 250, 110, ink, 4.5)
    pen.line([(9, 57), (48, 57)], ink, 4)
    for x in (19, 28, 37):
        pen.line([(x, 24), (x + 3, 18), (x, 12), (x + 2, 7)], ink, 3)


def coffee(pen: Pen, ink: Colour) -> None:
    """A bean."""
    pen.oval((13, 7, 51, 57), ink)
    pen.line([(36, 8), (28, 22), (36, 40), (27, 56)], PAINTS["coffee"], 4.5)


def plain(pen: Pen, ink: Colour) -> None:
    """Something else."""
    pen.box((18, 18, 46, 46), None, ink, 5)


GOODS: dict[str, Callable[[Pen, Colour], None]] = {
    "carpet": carpet,
    "spice": spice,
    "tobacco": tobacco,
    "cocoa": cocoa,
    "tea": tea,
    "coffee": coffee,
}


@cache
def mark(name: str, size: int = 34) -> Image.Image:
    """A mark before a number: star, coin, Speicher, loan, goods, card, senate, market, first, out."""
    if name == "star":
        return marks.star_of(size)
    if name == "coin":
        return marks.coin(size)
    pen = Pen(SIDE, SIDE)
    MARKS[name](pen)
    return pen.sprite(size, size)


def house(pen: Pen) -> None:
    """Speicher: a gabled warehouse with a row of hatches."""
    pen.polygon([(9, 61), (9, 26), (32, 5), (55, 26), (55, 61)], p.BRICK_LIGHT, p.PAPER, 3)
    pen.line([(4, 28), (32, 3), (60, 28)], p.COPPER, 6)
    for y in (27, 40, 52):
        pen.box((26, y, 38, y + 9), p.SHADE)


def note(pen: Pen) -> None:
    """Loans: a note with a red seal."""
    pen.box((9, 3, 55, 61), p.PAPER, radius=4)
    for y in (15, 25, 35):
        pen.line([(17, y), (47, y)], p.INK_SOFT, 4)
    pen.disc(42, 49, 9, p.ALARM)


def stack(pen: Pen) -> None:
    """Goods in hand: crates."""
    for box in ((4, 34, 31, 61), (33, 34, 60, 61), (18, 5, 46, 32)):
        pen.box(box, p.SAND, p.INK_SOFT, 3, 3)
        left, top, right, bottom = box
        pen.line([(left + 4, top + 4), (right - 4, bottom - 4)], p.INK_SOFT, 3)


def cards(pen: Pen) -> None:
    """Cards in hand."""
    pen.polygon([(3, 18), (28, 4), (38, 14), (18, 54)], p.SILVER)
    pen.box((18, 10, 57, 62), p.PAPER, p.INK, 2, 5)
    pen.polygon([(37, 24), (49, 36), (37, 48), (25, 36)], p.COPPER_DARK)


def senate(pen: Pen) -> None:
    """The senate: a hall with columns."""
    pen.polygon([(5, 25), (32, 5), (59, 25)], p.GOLD)
    for x in (10, 24, 38, 51):
        pen.box((x - 3, 28, x + 5, 51), p.GOLD)
    pen.box((4, 53, 60, 61), p.GOLD)


def market(pen: Pen) -> None:
    """The market: a stall with its awning."""
    for at, x in enumerate(range(4, 60, 14)):
        pen.polygon([(x + 3, 8), (x + 11, 8), (x + 14, 28), (x, 28)], p.ALARM if at % 2 else p.FADED)
        pen.slice((x, 20, x + 14, 36), 0, 180, p.ALARM if at % 2 else p.FADED)
    pen.box((8, 44, 56, 61), p.SAND)
    for x in (10, 54):
        pen.line([(x, 30), (x, 60)], p.SAND, 4)


def flag(pen: Pen) -> None:
    """Who starts the round."""
    pen.line([(12, 4), (12, 61)], p.PAPER, 6)
    pen.polygon([(16, 6), (58, 6), (46, 20), (58, 35), (16, 35)], p.GOLD)


def arrow(pen: Pen) -> None:
    """From this round to the next one."""
    pen.line([(6, 32), (36, 32)], p.FADED, 8)
    pen.polygon([(56, 32), (30, 15), (30, 49)], p.FADED)


def anchor(pen: Pen) -> None:
    """Who buys nothing more in this round."""
    pen.disc(32, 11, 7, None, p.SILVER, 5)
    pen.line([(32, 18), (32, 58)], p.SILVER, 6)
    pen.line([(20, 28), (44, 28)], p.SILVER, 6)
    pen.arc((8, 12, 56, 60), 12, 168, p.SILVER, 6)


MARKS: dict[str, Callable[[Pen], None]] = {
    "speicher": house,
    "loan": note,
    "goods": stack,
    "card": cards,
    "senate": senate,
    "market": market,
    "first": flag,
    "out": anchor,
    "later": arrow,
}
