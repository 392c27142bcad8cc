"""A card to look up: sign and number large, kind, effect, and where it lies.

>>> from bot.games.registry import PRESENTERS
>>> from bot.texts import Texts
>>> t = Texts.of("en").within("speicherstadt")
>>> bank = PRESENTERS["speicherstadt"].pictures.card(t, "bank")
>>> bank.alt(t)[:17]
'Bank. Income. You'
>>> draw(bank.facts).size[0]
810
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from bot.games.speicherstadt.painters import harbour, tiles, weather
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.games.speicherstadt.painters.signs_acting import sign_of
from bot.games.speicherstadt.pictures.facts import CardFacts
from bot.pictures import palette as p
from bot.pictures.letters import Weight, Writer, font, width, wrapped
from bot.pictures.pen import Pen, put, sprite

COLUMN, EDGE, LEAST = 226, 16, 380
MOST = 20
"""More lines than the text of any card has."""


class Line(NamedTuple):
    """A line of text, and how far below it the next one stands."""

    text: str
    face: ImageFont.FreeTypeFont
    fill: p.Colour
    step: int


def draw(facts: CardFacts) -> Image.Image:
    """The card on the quay, as high as its text needs."""
    lines = lines_of(facts)
    high = max(LEAST, -(-(70 + sum(it.step for it in lines)) // 20) * 20)
    picture = Image.new("RGB", (WIDTH, high + 2 * EDGE + 24), p.STONE)
    harbour.canal(picture, facts.season, high + EDGE + 12, picture.height)
    put(picture, sheet(WIDTH - 2 * EDGE, high), EDGE, EDGE - 4)
    figure(picture, facts, high)
    y = EDGE + (high - sum(it.step for it in lines)) / 2 + 16
    for it in lines:
        Writer(picture).left((EDGE + COLUMN + 18, y), it.text, it.face, it.fill)
        y += it.step
    return picture


@lru_cache(16)
def sheet(wide: int, high: int) -> Image.Image:
    """The paper of the card."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), p.PAPER, p.INK, 3, 14)
        pen.line([(COLUMN, 34), (COLUMN, high - 34)], p.PAPER_DARK, 3)

    return sprite(wide, high, paint)


def lines_of(facts: CardFacts) -> list[Line]:
    """Title, kind, effect, and where the card lies."""
    return [
        *block(facts.title, ("Bold", 40), p.INK, (46, 2)),
        *block(facts.kind, ("Medium", 29), p.INK_SOFT, (40, 16)),
        *block(facts.effect, ("Medium", 31), p.INK, (38, 20)),
        *(line for text in facts.where for line in block(text, ("SemiBold", 27), p.INK_SOFT, (34, 0))),
    ]


def block(text: str, type_: tuple[Weight, int], fill: p.Colour, steps: tuple[int, int]) -> list[Line]:
    """A text in lines, with a gap below it."""
    face, (step, gap) = font(type_[1], type_[0]), steps
    lines = wrapped(text, face, WIDTH - 2 * EDGE - COLUMN - 36, MOST)
    return [Line(line, face, fill, step + gap * (at == len(lines) - 1)) for at, line in enumerate(lines)]


def figure(picture: Image.Image, facts: CardFacts, high: int) -> None:
    """The sign, under it the number, under that the crates."""
    it, middle = facts.tile, EDGE + COLUMN / 2
    row = tiles.crates(it.crates) if it.crates else None
    whole = 150 + (100 if it.number else 0) + (row.height + 10 if row else 0)
    top = EDGE + (high - whole) / 2 - 4
    put(picture, sign_of(it.card, it.kind, 150), middle - 75, top)
    if it.number:
        number(picture, facts, (middle, top + 206))
    if row:
        put(picture, row, middle - row.width / 2, top + whole - row.height)
    put(picture, weather.season(facts.season, 44), EDGE + 14, EDGE + 12)


def number(picture: Image.Image, facts: CardFacts, spot: tuple[float, float]) -> None:
    """The number and what it counts."""
    face, unit = font(92, "Bold"), tiles.unit_of(facts.tile, 46)
    broad = width(facts.tile.number, face) + (unit.width + 8 if unit else 0)
    end = Writer(picture).left((spot[0] - broad / 2, spot[1]), facts.tile.number, face, p.INK)
    if unit:
        put(picture, unit, end + 8, spot[1] - unit.height / 2)
