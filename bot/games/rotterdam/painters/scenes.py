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
    scale = high / 290
    for at, x in enumerate(map(float, range(0, wide, round(118 * scale) or 1))):
        top = shore - (44 + 26 * (at % 3)) * scale
        pen.box((x, top, x + 92 * scale, shore), (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[at % 3])
        pen.polygon(
            [(x - 3, top), (x + 46 * scale, top - 26 * scale), (x + 92 * scale + 3, top)], p.COPPER_DARK
        )
        for spot in range(3):
            left = x + (12 + 27 * spot) * scale
            pen.box(
                (left, top + 14 * scale, left + 12 * scale, top + 32 * scale),
                p.GLOW if (at + spot) % 3 else p.SHADE,
            )
    for x in (wide * 0.68, wide * 0.86):
        crane(pen, x, shore, scale)


def crane(pen: Pen, x: float, shore: float, scale: float) -> None:
    """A crane with its beam over the water."""
    top, arm = shore - 170 * scale, 96 * scale
    pen.line(
        [(x - 16 * scale, shore), (x - 7 * scale, top), (x + 7 * scale, top), (x + 16 * scale, shore)],
        p.INK_SOFT,
        7 * scale,
    )
    pen.line(
        [(x - 12 * scale, shore - 60 * scale), (x + 12 * scale, shore - 60 * scale)], p.INK_SOFT, 5 * scale
    )
    pen.line([(x - 40 * scale, top + 4 * scale), (x + arm, top - 24 * scale)], p.INK_SOFT, 8 * scale)
    pen.line([(x, top - 30 * scale), (x - 40 * scale, top + 4 * scale)], p.INK_SOFT, 3 * scale)
    pen.line([(x, top - 30 * scale), (x + arm, top - 24 * scale)], p.INK_SOFT, 3 * scale)
    pen.line([(x + arm, top - 24 * scale), (x + arm, top + 40 * scale)], p.INK_SOFT, 2.5 * scale)
    pen.box((x + arm - 12 * scale, top + 40 * scale, x + arm + 12 * scale, top + 60 * scale), p.ALARM)


def freighter(pen: Pen, x: float, y: float, size: float) -> None:
    """A ship under way: hull, deckhouse, crates."""
    scale = size / 100
    crates = [look.CARGO[kind] for kind in ("grain", "fruit", "textiles", "oil", "fruit", "grain")]
    for at, paint in enumerate(crates):
        left, top = x + (-96 + at % 4 * 40 + 18 * (at // 4)) * scale, y - (64 + 34 * (at // 4)) * scale
        pen.box((left, top, left + 36 * scale, top + 34 * scale), paint, p.INK, 2 * scale, 3 * scale)
    pen.box((x + 84 * scale, y - 112 * scale, x + 136 * scale, y - 28 * scale), p.WHITE, p.INK, 2 * scale)
    for row in range(2):
        for at in range(3):
            left, top = x + (90 + at * 15) * scale, y - (102 - row * 28) * scale
            pen.box((left, top, left + 9 * scale, top + 12 * scale), p.CANAL)
    pen.box((x + 104 * scale, y - 142 * scale, x + 122 * scale, y - 110 * scale), p.ALARM, p.INK, 2 * scale)
    hull = [
        (x - 150 * scale, y - 36 * scale),
        (x + 158 * scale, y - 30 * scale),
        (x + 136 * scale, y + 20 * scale),
        (x - 116 * scale, y + 20 * scale),
    ]
    pen.polygon(hull, p.SHADE, p.INK, 2 * scale)
    pen.line([(x - 140 * scale, y - 22 * scale), (x + 150 * scale, y - 18 * scale)], p.GOLD, 5 * scale)
