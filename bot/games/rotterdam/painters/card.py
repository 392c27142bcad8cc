"""A card to look up: its sign large, and what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from bot.games.rotterdam.painters import look, pieces, signs
from bot.games.rotterdam.pictures.facts import CardFacts
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, width, wrapped
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
    """The sign, under it the points."""
    middle, shown = EDGE + COLUMN / 2, art(facts)
    whole = shown.height + (74 if facts.points else 0)
    top = EDGE + (high - whole) / 2
    put(picture, shown, middle - shown.width / 2, top)
    if facts.points:
        face, text = font(56, "Bold"), f"{facts.points}"
        x = middle - (width(text, face) + 54) / 2
        end = Writer(picture).left((x, top + shown.height + 44), text, face, p.INK)
        put(picture, pieces.mark("star", 46), end + 6, top + shown.height + 20)


def art(facts: CardFacts) -> Image.Image:
    """What the card is about."""
    if facts.kind == "ship":
        return signs.ship_card(facts.card, 160)
    if facts.kind == "product":
        return signs.product(facts.needs[0].id, facts.needs[0].cargo, 150)
    row = [signs.product(it.id, it.cargo, 62) for it in facts.needs]
    if facts.kind == "harbour":
        return column([pieces.cargo(facts.card, 110)], row)
    return column([], row)


def column(above: list[Image.Image], row: list[Image.Image]) -> Image.Image:
    """Something over a row."""
    wide = sum(it.width + 6 for it in row) - 6
    high = sum(it.height + 14 for it in above) + max(it.height for it in row)
    image, y = Image.new("RGBA", (max(wide, *(it.width for it in above), 1), high)), 0
    for it in above:
        put(image, it, (image.width - it.width) / 2, y)
        y += it.height + 14
    x = (image.width - wide) / 2
    for it in row:
        put(image, it, x, y)
        x += it.width + 6
    return image
