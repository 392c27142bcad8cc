"""Small marks that all pictures share: coins, points, and a seal for what is done or not."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import sizes
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, sprite, star


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
        face = font(max(sizes.TEXT, round(size * 0.62)), "Bold")
        Writer(image).centre((size / 2, size / 2), number, face, p.INK)
    return image


@cache
def star_of(size: int = 28) -> Image.Image:
    """A star before a number."""
    return sprite(size, size, lambda pen: star_mark(pen, size / 28))


def star_mark(pen: Pen, k: float) -> None:
    """Points."""
    pen.polygon(star(14 * k, 15 * k, 13 * k), p.GLOW, p.GOLD_DARK, 1.2 * k)


@cache
def seal(good: bool = True) -> Image.Image:
    """A seal with a hook, or with a cross."""

    def draw(pen: Pen) -> None:
        pen.disc(14, 14, 14, p.CALM if good else p.STONE_DARK)
        strokes = [[(7, 14), (12, 20), (21, 8)]] if good else [[(8, 8), (20, 20)], [(20, 8), (8, 20)]]
        for stroke in strokes:
            pen.line(stroke, p.WHITE, 4)

    return sprite(28, 28, draw)


@cache
def crown() -> Image.Image:
    """A small crown."""

    def draw(pen: Pen) -> None:
        pen.polygon([(4, 7), (13, 15), (23, 2), (33, 15), (42, 7), (38, 26), (8, 26)], p.GLOW, p.INK, 2.5)
        for x, y in ((4, 7), (23, 3), (42, 7)):
            pen.disc(x, y, 3, p.ALARM)
        pen.line([(9, 22), (37, 22)], p.GOLD_DARK, 2)

    return sprite(46, 29, draw)
