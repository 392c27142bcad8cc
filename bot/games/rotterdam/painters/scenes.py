"""The scenery of covers and ends: the Maas in the evening, cranes, a ship coming in."""

from __future__ import annotations

from PIL import Image

from bot.games.rotterdam.painters import look
from bot.pictures import palette as p
from bot.pictures.pen import Pen

LOW = 200
"""So low a picture has its bank near the lower edge, for the sky holds a title."""


def harbour(wide: int, high: int) -> Image.Image:
    """So wide and so high."""
    pen = Pen(wide, high, look.DUSK)
    shore = high * (0.68 if high > LOW else 0.84)
    pen.disc(wide * 0.45, shore - high * 0.2, high * 0.2, p.GLOW)
    skyline(pen, wide, shore, high)
    pen.box((0, shore, wide, high), look.WATER)
    for row, y in enumerate(range(round(shore) + 12, high, 16)):
        for x in range(20 + 70 * (row % 2), wide, 150):
            pen.arc((x, y - 6, x + 26, y + 6), 20, 160, look.FOAM, 2)
            pen.arc((x + 26, y - 6, x + 52, y + 6), 20, 160, look.FOAM, 2)
    freighter(pen, wide * 0.3, shore + (high - shore) * 0.55, high * 0.34)
    return pen.sprite().convert("RGB")


def skyline(pen: Pen, wide: int, shore: float, high: int) -> None:
    """Warehouses and cranes at the far bank."""
    k = high / 290
    for at, x in enumerate(map(float, range(0, wide, round(118 * k) or 1))):
        top = shore - (44 + 26 * (at % 3)) * k
        pen.box((x, top, x + 92 * k, shore), (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[at % 3])
        pen.polygon([(x - 3, top), (x + 46 * k, top - 26 * k), (x + 92 * k + 3, top)], p.COPPER_DARK)
        for spot in range(3):
            left = x + (12 + 27 * spot) * k
            pen.box((left, top + 14 * k, left + 12 * k, top + 32 * k), p.GLOW if (at + spot) % 3 else p.SHADE)
    for x in (wide * 0.68, wide * 0.86):
        crane(pen, x, shore, k)


def crane(pen: Pen, x: float, shore: float, k: float) -> None:
    """A crane with its beam over the water."""
    top, arm = shore - 170 * k, 96 * k
    pen.line(
        [(x - 16 * k, shore), (x - 7 * k, top), (x + 7 * k, top), (x + 16 * k, shore)], p.INK_SOFT, 7 * k
    )
    pen.line([(x - 12 * k, shore - 60 * k), (x + 12 * k, shore - 60 * k)], p.INK_SOFT, 5 * k)
    pen.line([(x - 40 * k, top + 4 * k), (x + arm, top - 24 * k)], p.INK_SOFT, 8 * k)
    pen.line([(x, top - 30 * k), (x - 40 * k, top + 4 * k)], p.INK_SOFT, 3 * k)
    pen.line([(x, top - 30 * k), (x + arm, top - 24 * k)], p.INK_SOFT, 3 * k)
    pen.line([(x + arm, top - 24 * k), (x + arm, top + 40 * k)], p.INK_SOFT, 2.5 * k)
    pen.box((x + arm - 12 * k, top + 40 * k, x + arm + 12 * k, top + 60 * k), p.ALARM)


def freighter(pen: Pen, x: float, y: float, size: float) -> None:
    """A ship under way: hull, deckhouse, crates."""
    k = size / 100
    crates = [look.CARGO[it] for it in ("grain", "fruit", "textiles", "oil", "fruit", "grain")]
    for at, paint in enumerate(crates):
        left, top = x + (-96 + at % 4 * 40 + 18 * (at // 4)) * k, y - (64 + 34 * (at // 4)) * k
        pen.box((left, top, left + 36 * k, top + 34 * k), paint, p.INK, 2 * k, 3 * k)
    pen.box((x + 84 * k, y - 112 * k, x + 136 * k, y - 28 * k), p.WHITE, p.INK, 2 * k)
    for row in range(2):
        for at in range(3):
            left, top = x + (90 + at * 15) * k, y - (102 - row * 28) * k
            pen.box((left, top, left + 9 * k, top + 12 * k), p.CANAL)
    pen.box((x + 104 * k, y - 142 * k, x + 122 * k, y - 110 * k), p.ALARM, p.INK, 2 * k)
    hull = [
        (x - 150 * k, y - 36 * k),
        (x + 158 * k, y - 30 * k),
        (x + 136 * k, y + 20 * k),
        (x - 116 * k, y + 20 * k),
    ]
    pen.polygon(hull, p.SHADE, p.INK, 2 * k)
    pen.line([(x - 140 * k, y - 22 * k), (x + 150 * k, y - 18 * k)], p.GOLD, 5 * k)
