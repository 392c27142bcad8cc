"""A card to look up, for any game: a sheet of paper, its sign large at the left, what it does beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from bot.pictures import palette as p
from bot.pictures.letters import Weight, Writer, font, wrap
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT, WIDTH

COLUMN, EDGE, LEAST, MOST = 230, 18, 250, 20
"""Width of the sign's column, margin, least height (pixels), and a bound on lines above that of any text."""

Ground = Callable[[int], Image.Image]
"""Background of a card, of the given height."""
Figure = Callable[[Image.Image, float, int], None]
"""Draws the sign into the picture, around a middle, on a sheet of a height."""


class TextLine(NamedTuple):
    """A line of text, and how far below it the next one stands."""

    text: str
    face: ImageFont.FreeTypeFont
    fill: p.Colour
    step: int


def draw(lines: Sequence[TextLine], ground: Ground, figure: Figure, least: int = LEAST) -> Image.Image:
    """The card on its ground, as high as its text needs."""
    text_high = sum(line.step for line in lines)
    high = max(least, text_high + 50)
    picture = ground(high + 2 * EDGE)
    paste(picture, sheet(WIDTH - 2 * EDGE, high), EDGE, EDGE)
    figure(picture, EDGE + COLUMN / 2, high)
    y = EDGE + (high - text_high) / 2 + 22
    for line in lines:
        Writer(picture).left((EDGE + COLUMN + 20, y), line.text, line.face, line.fill)
        y += line.step
    return picture


def title_lines(title: str, texts: Sequence[str]) -> list[TextLine]:
    """A title, and below it what there is to say."""
    lines = (line for text in texts for line in block(text, TEXT + 2, step=36))
    return [*block(title, 40, "Bold", step=52), *lines]


def block(
    text: str, size: int, weight: Weight = "Medium", fill: p.Colour = p.INK, *, step: int, gap: int = 0
) -> list[TextLine]:
    """A text in lines, with a gap below it."""
    face = font(size, weight)
    lines = wrap(text, face, WIDTH - 2 * EDGE - COLUMN - 40, MOST)
    return [TextLine(line, face, fill, step + gap * (at == len(lines) - 1)) for at, line in enumerate(lines)]


@lru_cache(16)
def sheet(wide: int, high: int) -> Image.Image:
    """The paper of the card."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), p.PAPER, p.INK, 3, 14)
        pen.line([(COLUMN, 28), (COLUMN, high - 28)], p.PAPER_DARK, 3)

    return sprite(wide, high, paint)
