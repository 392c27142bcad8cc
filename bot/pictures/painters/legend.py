"""What the signs mean: each sign with its meaning beside it, in two columns that a phone can read.

Many signs stand in several pieces, one below the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.facts import LegendFacts, Meaning
from bot.pictures.letters import Writer, font, wrap
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import SHOWN, SHOWN_HIGH

WIDTH, ROW, EDGE, ICON, SIGN = 640, 66, 10, 60, 48
LINE, LETTERS = 25, 24
MOST = (WIDTH * SHOWN_HIGH // SHOWN - 2 * EDGE) // ROW
"""Rows of a piece that a phone does not show smaller."""
Icon = Callable[[Meaning], Image.Image]
"""The sign as the other pictures of a game show it."""


def draw(facts: LegendFacts, icon: Icon) -> Image.Image:
    """All of them, in pieces of two columns: down the first and then down the second."""
    every = -(-len(facts.signs) // 2)
    rows = -(-every // -(-every // MOST))
    picture = Image.new("RGB", (WIDTH, every * ROW + 2 * EDGE), p.DUSK)
    for first in range(0, every, rows):
        seam(picture, EDGE + first * ROW if first else 0)
        piece(picture, facts.signs[2 * first : 2 * (first + rows)], EDGE + first * ROW, icon)
    return picture


def piece(picture: Image.Image, signs: Sequence[Meaning], top: float, icon: Icon) -> None:
    """Paint these signs in two columns."""
    rows = -(-len(signs) // 2)
    for number, meaning in enumerate(signs):
        left, middle = EDGE + number // rows * (WIDTH // 2), top + (number % rows + 0.5) * ROW
        sign = fitting(icon(meaning))
        paste(picture, sign, left + (ICON - sign.width) / 2, middle - sign.height / 2)
        words(picture, meaning.word, left + ICON + 10, middle)


def fitting(image: Image.Image) -> Image.Image:
    """A sign that is no wider than its place."""
    share = min(1.0, ICON / image.width, (ROW - 4) / image.height)
    size = round(image.width * share), round(image.height * share)
    return image if share == 1 else image.resize(size, Image.Resampling.LANCZOS)


def lines(text: str) -> tuple[str, ...]:
    """Meaning of a sign, in as many lines as there is room for."""
    return wrap(text, font(LETTERS, "SemiBold"), WIDTH // 2 - ICON - 2 * EDGE - 4, 2)


def words(picture: Image.Image, text: str, left: float, middle: float) -> None:
    """Paint the meaning beside its sign."""
    rows, face = lines(text), font(LETTERS, "SemiBold")
    for number, line in enumerate(rows):
        Writer(picture).left((left, middle + (number - (len(rows) - 1) / 2) * LINE), line, face, p.PAPER)


def frame(wide: int, high: int, ground: p.Colour) -> Image.Image:
    """Something in the golden frame that the pictures put around what matters now."""
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), ground, p.GOLD, 5, 9))
