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
    scale = min(high / 290, (shore - sky) / TALL)
    pen.disc(wide * 0.62, shore - 122 * scale, 46 * scale, p.GLOW)
    tower(pen, wide * 0.52, shore, scale)
    broad = 150 * scale
    for at in range(round(wide / broad) + 1):
        warehouse(pen, at * broad, shore, at, scale)
    pen.box((0, shore, wide, high), look.WATER)
    for row, y in enumerate(range(round(shore) + 12, high, 16)):
        for x in range(20 + 70 * (row % 2), wide, 150):
            pen.arc((x, y - 6, x + 26, y + 6), 20, 160, look.FOAM, 2)
            pen.arc((x + 26, y - 6, x + 52, y + 6), 20, 160, look.FOAM, 2)
    barge(pen, wide * 0.68, shore + (high - shore) * 0.72, scale)
    return pen.sprite().convert("RGB")


def warehouse(pen: Pen, x: float, shore: float, at: int, scale: float) -> None:
    """A warehouse: wall, stepped gable or copper roof, hatches with light in some."""
    wide, top = 146 * scale, shore - (104 + 18 * (at % 3)) * scale
    paint = (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[at % 3]
    pen.box((x, top, x + wide, shore), paint)
    if at % 2:
        left, right, ridge = x + 18 * scale, x + wide - 18 * scale, top - 34 * scale
        roof = [(x - 2, top + 2), (left, ridge), (right, ridge), (x + wide, top + 2)]
        pen.polygon(roof, p.COPPER, p.COPPER_DARK, 2)
    else:
        gable(pen, (x, top, wide), paint, scale)
    for floor in range(4):
        y = top + (12 + 26 * floor) * scale
        pen.box((x + 62 * scale, y, x + 84 * scale, y + 20 * scale), p.SHADE, p.SAND, 2)
        for spot in (14, 36, 98, 120):
            lit = (at * 7 + floor * 3 + spot) % 5 == 0
            pen.box(
                (x + spot * scale, y + 3, x + (spot + 12) * scale, y + 17 * scale), p.GLOW if lit else p.SHADE
            )


def gable(pen: Pen, place: tuple[float, float, float], paint: p.Colour, scale: float) -> None:
    """A stepped gable with copper caps: from where it stands upwards."""
    x, top, wide = place
    for step in range(3):
        left = x + (20 + 20 * step) * scale
        right, cap = 2 * x + wide - left, top - (20 + 16 * step) * scale
        pen.box((left, cap + 4 * scale, right, top + 2), paint)
        pen.box((left - 3, cap, right + 3, cap + 5 * scale), p.COPPER)


def tower(pen: Pen, x: float, shore: float, scale: float) -> None:
    """The tower of the town hall behind the roofs."""
    pen.polygon(
        [
            (x, shore - 200 * scale),
            (x + 13 * scale, shore - 160 * scale),
            (x - 13 * scale, shore - 160 * scale),
        ],
        p.COPPER_DARK,
    )
    pen.box((x - 17 * scale, shore - 161 * scale, x + 17 * scale, shore), p.STONE)
    pen.disc(x, shore - 144 * scale, 8 * scale, p.PAPER, p.INK, 2 * scale)


def barge(pen: Pen, x: float, y: float, scale: float) -> None:
    """A barge that carries a crate of each good."""
    for at, name in enumerate(look.GOODS):
        left, top = x + (-84 + at % 4 * 34 + 17 * (at // 4)) * scale, y - (40 + 30 * (at // 4)) * scale
        pen.box(
            (left, top, left + 30 * scale, top + 30 * scale), look.GOODS[name], p.INK, 2 * scale, 3 * scale
        )
    pen.polygon(
        [
            (x - 120 * scale, y - 12 * scale),
            (x + 110 * scale, y - 12 * scale),
            (x + 90 * scale, y + 16 * scale),
            (x - 98 * scale, y + 16 * scale),
        ],
        p.SHADE,
        p.INK,
        2 * scale,
    )
    pen.line([(x - 114 * scale, y - 8 * scale), (x + 104 * scale, y - 8 * scale)], p.GOLD, 4 * scale)
    pen.box(
        (x + 64 * scale, y - 46 * scale, x + 98 * scale, y - 12 * scale),
        p.COPPER,
        p.INK,
        2 * scale,
        3 * scale,
    )
