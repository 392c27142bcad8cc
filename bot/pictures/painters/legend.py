"""What the signs mean: each sign with its meaning beside it, in two columns that a phone can read."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.facts import LegendFacts, Meaning
from bot.pictures.letters import Writer, font, wrapped
from bot.pictures.pen import put, sprite

WIDTH, ROW, EDGE, ICON = 640, 66, 10, 60
LINE, LETTERS = 25, 24
Icon = Callable[[Meaning], Image.Image]
"""The sign as the other pictures of a game show it."""


def draw(facts: LegendFacts, icon: Icon) -> Image.Image:
    """All of them, down the first column and then down the second."""
    rows = -(-len(facts.signs) // 2)
    picture = Image.new("RGB", (WIDTH, rows * ROW + 2 * EDGE), p.DUSK)
    for number, it in enumerate(facts.signs):
        left, top = EDGE + number // rows * (WIDTH // 2), EDGE + number % rows * ROW
        sign = fitting(icon(it))
        put(picture, sign, left + (ICON - sign.width) / 2, top + (ROW - sign.height) / 2)
        words(picture, it.word, left + ICON + 10, top + ROW / 2)
    return picture


def fitting(image: Image.Image) -> Image.Image:
    """A sign that is no wider than its place."""
    share = min(1.0, ICON / image.width, (ROW - 4) / image.height)
    size = round(image.width * share), round(image.height * share)
    return image if share == 1 else image.resize(size, Image.Resampling.LANCZOS)


def lines(text: str) -> tuple[str, ...]:
    """What a sign means, in as many lines as there is room for."""
    return wrapped(text, font(LETTERS, "SemiBold"), WIDTH // 2 - ICON - 2 * EDGE - 4, 2)


def words(picture: Image.Image, text: str, left: float, middle: float) -> None:
    """The same, beside the sign."""
    them, face = lines(text), font(LETTERS, "SemiBold")
    for number, line in enumerate(them):
        Writer(picture).left((left, middle + (number - (len(them) - 1) / 2) * LINE), line, face, p.PAPER)


def framed(wide: int, high: int, ground: p.Colour) -> Image.Image:
    """Something in the golden frame that the pictures put around what matters now."""
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), ground, p.GOLD, 5, 9))
