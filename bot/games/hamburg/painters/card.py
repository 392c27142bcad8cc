"""A card to look up: its sign large, and what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from bot.games.hamburg.painters import look, signs
from bot.games.hamburg.pictures.facts import CardFacts
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, wrapped
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT, WIDTH

COLUMN, EDGE, LEAST, MOST = 230, 18, 250, 14
"""The width of the sign's column, the margin, the least height, more lines than any text has."""


class Line(NamedTuple):
    """A line of text, and how far below it the next one stands."""

    text: str
    face: ImageFont.FreeTypeFont
    step: int


def draw(facts: CardFacts) -> Image.Image:
    """The card on the water, as high as its text needs."""
    lines = [*block(facts.title, font(40, "Bold"), 52)]
    lines += [it for text in facts.lines for it in block(text, font(TEXT + 2), 36)]
    text_high = sum(it.step for it in lines)
    high = max(LEAST, text_high + 50)
    picture = Image.new("RGB", (WIDTH, high + 2 * EDGE), look.WATER)
    put(picture, sheet(WIDTH - 2 * EDGE, high), EDGE, EDGE)
    figure(picture, facts, high)
    y = EDGE + (high - text_high) / 2 + 22
    for it in lines:
        Writer(picture).left((EDGE + COLUMN + 20, y), it.text, it.face, p.INK)
        y += it.step
    return picture


@lru_cache(16)
def sheet(wide: int, high: int) -> Image.Image:
    """The paper of the card."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), p.PAPER, p.INK, 3, 14)
        pen.line([(COLUMN, 28), (COLUMN, high - 28)], p.PAPER_DARK, 3)

    return sprite(wide, high, paint)


def block(text: str, face: ImageFont.FreeTypeFont, step: int) -> list[Line]:
    """A text in lines."""
    return [Line(it, face, step) for it in wrapped(text, face, WIDTH - 2 * EDGE - COLUMN - 40, MOST)]


def figure(picture: Image.Image, facts: CardFacts, high: int) -> None:
    """The sign."""
    put(picture, signs.card(facts.card, 160), EDGE + COLUMN / 2 - 80, EDGE + (high - 160) / 2)
