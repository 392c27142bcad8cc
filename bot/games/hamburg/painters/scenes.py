"""The scenery of covers and ends: brick warehouses at a canal in the evening, a barge with crates."""

from __future__ import annotations

from PIL import Image

from bot.games.hamburg.painters import look
from bot.pictures import palette as p
from bot.pictures.pen import Pen

TALL = 200
"""How high the town is over the water, in units of its own."""


def harbour(wide: int, high: int, sky: int) -> Image.Image:
    """Draw the harbour at this size; `sky`: height above the town, in pixels."""
    pen = Pen(wide, high, look.DUSK)
    shore = high * 0.72
    k = min(high / 290, (shore - sky) / TALL)
    pen.disc(wide * 0.62, shore - 122 * k, 46 * k, p.GLOW)
    tower(pen, wide * 0.52, shore, k)
    broad = 150 * k
    for at in range(round(wide / broad) + 1):
        warehouse(pen, at * broad, shore, at, k)
    pen.box((0, shore, wide, high), look.WATER)
    for row, y in enumerate(range(round(shore) + 12, high, 16)):
        for x in range(20 + 70 * (row % 2), wide, 150):
            pen.arc((x, y - 6, x + 26, y + 6), 20, 160, look.FOAM, 2)
            pen.arc((x + 26, y - 6, x + 52, y + 6), 20, 160, look.FOAM, 2)
    barge(pen, wide * 0.68, shore + (high - shore) * 0.72, k)
    return pen.sprite().convert("RGB")


def warehouse(pen: Pen, x: float, shore: float, at: int, k: float) -> None:
    """A warehouse: wall, stepped gable or copper roof, hatches with light in some."""
    wide, top = 146 * k, shore - (104 + 18 * (at % 3)) * k
    paint = (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[at % 3]
    pen.box((x, top, x + wide, shore), paint)
    if at % 2:
        left, right, ridge = x + 18 * k, x + wide - 18 * k, top - 34 * k
        roof = [(x - 2, top + 2), (left, ridge), (right, ridge), (x + wide, top + 2)]
        pen.polygon(roof, p.COPPER, p.COPPER_DARK, 2)
    else:
        gable(pen, (x, top, wide), paint, k)
    for floor in range(4):
        y = top + (12 + 26 * floor) * k
        pen.box((x + 62 * k, y, x + 84 * k, y + 20 * k), p.SHADE, p.SAND, 2)
        for spot in (14, 36, 98, 120):
            lit = (at * 7 + floor * 3 + spot) % 5 == 0
            pen.box((x + spot * k, y + 3, x + (spot + 12) * k, y + 17 * k), p.GLOW if lit else p.SHADE)


def gable(pen: Pen, place: tuple[float, float, float], paint: p.Colour, k: float) -> None:
    """A stepped gable with copper caps: from where it stands upwards."""
    x, top, wide = place
    for step in range(3):
        left = x + (20 + 20 * step) * k
        right, cap = 2 * x + wide - left, top - (20 + 16 * step) * k
        pen.box((left, cap + 4 * k, right, top + 2), paint)
        pen.box((left - 3, cap, right + 3, cap + 5 * k), p.COPPER)


def tower(pen: Pen, x: float, shore: float, k: float) -> None:
    """The tower of the town hall behind the roofs."""
    pen.polygon(
        [(x, shore - 200 * k), (x + 13 * k, shore - 160 * k), (x - 13 * k, shore - 160 * k)], p.COPPER_DARK
    )
    pen.box((x - 17 * k, shore - 161 * k, x + 17 * k, shore), p.STONE)
    pen.disc(x, shore - 144 * k, 8 * k, p.PAPER, p.INK, 2 * k)


def barge(pen: Pen, x: float, y: float, k: float) -> None:
    """A barge with crates."""
    for at, name in enumerate(look.GOODS):
        left, top = x + (-84 + at % 4 * 34 + 17 * (at // 4)) * k, y - (40 + 30 * (at // 4)) * k
        pen.box((left, top, left + 30 * k, top + 30 * k), look.GOODS[name], p.INK, 2 * k, 3 * k)
    pen.polygon(
        [
            (x - 120 * k, y - 12 * k),
            (x + 110 * k, y - 12 * k),
            (x + 90 * k, y + 16 * k),
            (x - 98 * k, y + 16 * k),
        ],
        p.SHADE,
        p.INK,
        2 * k,
    )
    pen.line([(x - 114 * k, y - 8 * k), (x + 104 * k, y - 8 * k)], p.GOLD, 4 * k)
    pen.box((x + 64 * k, y - 46 * k, x + 98 * k, y - 12 * k), p.COPPER, p.INK, 2 * k, 3 * k)
