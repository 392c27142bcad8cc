"""Heads and workers of the seats, distinguished by shape, colour and letter."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import sizes
from bot.pictures.letters import Writer, font
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, Point, sprite, star

LETTERS = "ABCDE"


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
    face = font(max(sizes.TEXT, round(size * 0.5)), "Bold")
    Writer(image).centre((size / 2, size / 2 + low), LETTERS[seat], face, p.on(look[0]))
    return image


PAWN = (58, 58)


@cache
def pawn(seat: int, grey: bool = False) -> Image.Image:
    """Head and shoulders of a worker."""
    fill, edge, wide = looks(seat, grey)

    def shoulders(pen: Pen) -> None:
        pen.polygon([(18, 36), (40, 36), (52, 64), (6, 64)], fill, edge, wide)

    image = sprite(*PAWN, shoulders)
    image.alpha_composite(above := head(seat, 54, grey), (2, 0))
    sizes.carry(image, above)
    return image
