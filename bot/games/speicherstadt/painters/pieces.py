"""What people move: workers, crates, coins, and the small marks of a purse."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.letters import Writer, font
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, Point, sprite, star

LETTERS = "ABCDE"
CRATE = (42, 54)


def outline(seat: int, x: float, y: float, r: float) -> list[Point]:
    """The corners of a head that has corners: diamond, triangle, square, star."""
    diamond = [(x, y - r * 1.12), (x + r * 1.08, y), (x, y + r * 1.12), (x - r * 1.08, y)]
    triangle = [(x, y - r * 1.3), (x + r * 1.32, y + r * 0.96), (x - r * 1.32, y + r * 0.96)]
    square = [(x - r * 0.92, y - r * 0.92), (x + r * 0.92, y - r * 0.92)]
    square += [(x + r * 0.92, y + r * 0.92), (x - r * 0.92, y + r * 0.92)]
    return (diamond, triangle, square, star(x, y + r * 0.08, r * 1.24, 0.56))[seat - 1]


Look = tuple[Colour, Colour, float]
"""Fill, edge, and how wide the edge is."""


def head_shape(pen: Pen, seat: int, spot: Point, r: float, look: Look) -> None:
    """The head of a seat around a spot."""
    fill, edge, wide = look
    if seat == 0:
        pen.disc(*spot, r * 1.04 + wide / 2, fill, edge, wide)
    else:
        pen.polygon(outline(seat, *spot, r), fill, edge, wide)


def looks(seat: int, grey: bool, paper: bool = False) -> Look:
    """The colours of a worker on the dark or on paper; a grey one is hollow."""
    return (p.PAPER, p.STONE, 4.5) if grey else (p.SEATS[seat], p.INK if paper else p.WHITE, 2)


@cache
def head(seat: int, size: int = 44, grey: bool = False, paper: bool = False) -> Image.Image:
    """A head with its letter."""
    look = looks(seat, grey, paper)
    r, spot = size * 0.36, (size / 2, size * (0.55 if seat == 2 else 0.5))
    image = sprite(size, size, lambda pen: head_shape(pen, seat, spot, r, look))
    low = {2: 0.14, 4: 0.03}.get(seat, 0) * size
    face = font(max(22, round(size * 0.5)), "Bold")
    Writer(image).centre((size / 2, size / 2 + low), LETTERS[seat], face, p.on(look[0]))
    return image


@cache
def pawn(seat: int, grey: bool = False) -> Image.Image:
    """A worker as one sees him in a hatch: head and shoulders."""
    fill, edge, wide = looks(seat, grey)

    def shoulders(pen: Pen) -> None:
        pen.polygon([(17, 28), (35, 28), (47, 52), (5, 52)], fill, edge, wide)

    image = sprite(52, 46, shoulders)
    image.alpha_composite(head(seat, 46, grey), (3, 0))
    return image


@cache
def small_pawn(hollow: bool = False) -> Image.Image:
    """A worker of nobody in particular, as a mark before a number."""

    def draw(pen: Pen) -> None:
        fill, edge = (None, p.SILVER) if hollow else (p.PAPER, None)
        pen.polygon([(13, 14), (20, 25), (6, 25)], fill, edge, 2.5)
        pen.disc(13, 8, 6, fill, edge, 2.5)

    return sprite(26, 28, draw)


@cache
def crate(good: str, letter: str, lies: bool = True) -> Image.Image:
    """A crate with its sign and letter; a missing one is an empty place with both."""
    wide, high = CRATE
    ground = p.GOODS[good] if lies else p.PAPER
    ink = p.on(ground)

    def draw(pen: Pen) -> None:
        if lies:
            pen.box((1, 1, wide - 1, high - 1), ground, p.INK, 2, 5)
            pen.line([(3, 30), (wide - 3, 30)], p.mixed(ground, ink, 0.45), 1.5)
        else:
            pen.box((1, 1, wide - 1, high - 1), ground, p.STONE, 2, 5)
            for x in range(7, wide - 4, 7):
                pen.line([(x, 1), (x + 1, 1)], p.PAPER, 3)
                pen.line([(x, high - 2), (x + 1, high - 2)], p.PAPER, 3)
        GOODS[good](pen, ink if lies else p.INK_SOFT)

    image = sprite(wide, high, draw)
    Writer(image).centre((wide / 2, 42), letter, font(22, "Bold"), ink if lies else p.INK)
    return image


def bean(pen: Pen, ink: Colour) -> None:
    """Coffee."""
    pen.oval((10, 6, 32, 26), ink)
    ground = p.GOODS["coffee"] if ink == p.WHITE else p.PAPER
    pen.line([(28, 8), (22, 13), (20, 19), (14, 24)], ground, 2.5)


def leaf(pen: Pen, ink: Colour) -> None:
    """Tea."""
    pen.polygon([(9, 25), (11, 13), (20, 7), (33, 6), (31, 17), (24, 24), (14, 25)], ink)
    pen.line([(12, 24), (26, 12)], p.GOODS["tea"] if ink != p.INK_SOFT else p.PAPER, 2)


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
def coin(size: int, number: str = "", spent: bool = False) -> Image.Image:
    """A coin, with a number where it is a price."""
    fill, edge = (p.SAND, p.INK_SOFT) if spent else (p.GOLD, p.GOLD_DARK)

    def draw(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2 - 0.5, fill, edge, size / 12)
        if not number:
            pen.disc(size / 2, size / 2, size / 4.2, None, edge, size / 12)

    image = sprite(size, size, draw)
    if number:
        face = font(max(22, round(size * 0.62)), "Bold")
        Writer(image).centre((size / 2, size / 2), number, face, p.INK)
    return image


@cache
def mark(name: str, size: int = 28) -> Image.Image:
    """A mark before a number: star, flame, ship, contract, done."""
    return sprite(size, size, lambda pen: MARKS[name](pen, size / 28))


def star_mark(pen: Pen, k: float) -> None:
    """Points."""
    pen.polygon(star(14 * k, 15 * k, 13 * k), p.GLOW, p.GOLD_DARK, 1.2 * k)


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


@cache
def seal(good: bool = True) -> Image.Image:
    """A seal with a hook, or with a cross."""

    def draw(pen: Pen) -> None:
        pen.disc(14, 14, 14, p.CALM if good else p.STONE_DARK)
        strokes = [[(7, 14), (12, 20), (21, 8)]] if good else [[(8, 8), (20, 20)], [(20, 8), (8, 20)]]
        for stroke in strokes:
            pen.line(stroke, p.WHITE, 4)

    return sprite(28, 28, draw)
