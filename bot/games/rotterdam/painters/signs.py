"""Signs: products, ship cards, lines of the ledger; drawn on a square of 64."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.rotterdam.painters import pieces, signs_cards
from bot.games.rotterdam.painters.look import CARGO
from bot.games.rotterdam.signs import PRODUCTS as MADE_OF
from bot.pictures import palette as p
from bot.pictures.painters.ledger import SIGN
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen

SIDE = pieces.SIDE
Sign = Callable[[Pen, Colour], None]


@cache
def product(name: str, size: int, have: bool = True) -> Image.Image:
    """A product, framed in the colour of what it is made of; one that is lacking is pale and dashed."""
    pen, paint = Pen(SIDE, SIDE), CARGO[MADE_OF[name][1]]
    pen.box(
        (1, 1, 63, 63), p.WHITE if have else p.PAPER_DARK, paint if have else p.STONE, 6 if have else 3, 10
    )
    if not have:
        for x in range(9, 60, 12):
            pen.line([(x, 2), (x + 3, 2)], p.PAPER_DARK, 5)
            pen.line([(x, 62), (x + 3, 62)], p.PAPER_DARK, 5)
    PRODUCTS.get(name, unknown)(pen, p.INK if have else p.STONE)
    return pen.sprite(size, size)


def bread(pen: Pen, ink: Colour) -> None:
    """A loaf."""
    pen.box((10, 24, 54, 50), ink, radius=13)
    for x in (20, 31, 42):
        pen.line([(x, 30), (x + 5, 40)], p.WHITE, 3)


def beer(pen: Pen, ink: Colour) -> None:
    """A mug with foam."""
    pen.box((14, 22, 42, 54), ink, radius=3)
    pen.box((40, 27, 54, 46), None, ink, 4, 6)
    for x in (18, 28, 38):
        pen.disc(x, 20, 8, p.WHITE, ink, 3)
    for x in (22, 28, 34):
        pen.line([(x, 32), (x, 48)], p.WHITE, 2.5)


def juice(pen: Pen, ink: Colour) -> None:
    """A glass with a straw."""
    pen.polygon([(14, 22), (46, 22), (41, 56), (19, 56)], ink)
    pen.line([(34, 24), (41, 8), (52, 8)], ink, 4)
    pen.disc(30, 38, 8, None, p.WHITE, 3)
    pen.line([(30, 31), (30, 45)], p.WHITE, 2)
    pen.line([(23, 38), (37, 38)], p.WHITE, 2)


def jam(pen: Pen, ink: Colour) -> None:
    """A jar under a cloth."""
    pen.box((14, 22, 50, 56), ink, radius=7)
    pen.polygon([(12, 10), (52, 10), (56, 24), (8, 24)], ink)
    pen.line([(10, 25), (54, 25)], p.WHITE, 2.5)
    pen.box((21, 34, 43, 48), p.WHITE, radius=3)


def clothing(pen: Pen, ink: Colour) -> None:
    """A shirt."""
    shirt = [
        (22, 10),
        (42, 10),
        (58, 22),
        (51, 33),
        (45, 28),
        (45, 55),
        (19, 55),
        (19, 28),
        (13, 33),
        (6, 22),
    ]
    pen.polygon(shirt, ink)
    pen.slice((24, 2, 40, 18), 0, 180, p.WHITE)


def sailcloth(pen: Pen, ink: Colour) -> None:
    """A mast under sail."""
    pen.line([(30, 8), (30, 56)], ink, 4)
    pen.polygon([(35, 10), (55, 46), (35, 46)], ink)
    pen.polygon([(25, 18), (25, 46), (9, 46)], ink)
    pen.line([(12, 55), (52, 55)], ink, 5)


def petrol(pen: Pen, ink: Colour) -> None:
    """A canister."""
    pen.polygon([(14, 20), (36, 20), (48, 30), (48, 57), (14, 57)], ink)
    pen.box((16, 9, 34, 20), None, ink, 4, 3)
    pen.line([(42, 20), (50, 13)], ink, 6)
    pen.line([(20, 27), (42, 51)], p.WHITE, 3.5)
    pen.line([(42, 30), (20, 51)], p.WHITE, 3.5)


def plastic(pen: Pen, ink: Colour) -> None:
    """A bottle."""
    pen.box((26, 6, 38, 14), ink, radius=2)
    pen.polygon([(27, 16), (37, 16), (46, 28), (46, 57), (18, 57), (18, 28)], ink)
    pen.box((18, 36, 46, 46), p.WHITE)


def unknown(pen: Pen, ink: Colour) -> None:
    """Something else."""
    pen.box((18, 18, 46, 46), None, ink, 5)


PRODUCTS: dict[str, Sign] = {
    "bread": bread,
    "beer": beer,
    "orange_juice": juice,
    "jam": jam,
    "clothing": clothing,
    "sailcloth": sailcloth,
    "petrol": petrol,
    "plastic": plastic,
}


@cache
def ship_card(name: str, size: int) -> Image.Image:
    """A ship card: its sign on paper."""
    pen = Pen(SIDE, SIDE)
    pen.box((1, 1, 63, 63), p.PAPER, p.INK, 2.5, 9)
    signs_cards.SIGNS.get(name, signs_cards.unknown)(pen)
    return pen.sprite(size, size)


@cache
def line(name: str) -> Image.Image:
    """The sign of a line of the ledger."""
    pen = Pen(SIDE, SIDE)
    signs_cards.LINES.get(name, signs_cards.unknown)(pen)
    return pen.sprite(SIGN, SIGN)


@cache
def ties() -> tuple[Image.Image, ...]:
    """What parts equal points: order points, then products."""
    return pieces.mark("order", 26), pieces.mark("product", 26)
