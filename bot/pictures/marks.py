"""Coins with prices."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import sizes
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, sprite


@cache
def price(size: int, number: str, spent: bool = False) -> Image.Image:
    """A price on a coin."""
    fill, edge = (p.SAND, p.INK_SOFT) if spent else (p.GOLD, p.GOLD_DARK)

    def draw(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2 - 0.5, fill, edge, size / 12)

    image = sprite(size, size, draw)
    face = font(max(sizes.TEXT, round(size * 0.62)), "Bold")
    Writer(image).centre((size / 2, size / 2), number, face, p.INK)
    return image
