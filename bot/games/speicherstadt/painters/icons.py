"""The icons of this game by the names of its signs; and what the legend shows besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.colours import DECKS, MOODS
from bot.games.speicherstadt.painters.pieces import sign_of
from bot.games.speicherstadt.painters.tiles import plate
from bot.games.speicherstadt.signs import SIGNS
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.letters import Writer, font
from bot.pictures.painters.legend import LETTERS
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT

PAPER = 56
"""The side of the ground of a card."""


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign; a good has one with its mark, which depends on the language (`pieces.crate`)."""
    drawing = SIGNS[name].icon
    if drawing == "coin":
        return marks.coin(size)
    if drawing == "starter":
        return pennant()
    if drawing in ("workers", "greys"):
        return seats.small_pawn(drawing == "greys", size)
    return pieces.mark(drawing, size)


@cache
def pennant() -> Image.Image:
    """The mark of the player who starts the round."""

    def draw(pen: Pen) -> None:
        pen.line([(4, 3), (4, 39)], p.PAPER, 3)
        pen.polygon([(5, 3), (35, 3), (28, 17), (35, 31), (5, 31)], p.SAND)

    image = sprite(36, 42, draw)
    Writer(image).centre((16, 17), "1", font(TEXT, "Bold"), p.INK)
    return image


def meaning(it: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    if it.sort == "mark":
        return pieces.mark(it.name, 40)
    if it.sort == "card":
        return on_paper(sign_of(it.name, it.name, 46))
    if it.sort == "deck":
        return badge(it.detail, MOODS[DECKS[it.name]].tab)
    if it.sort == "piece":
        return PIECES[it.name]()
    return pieces.crate(it.name, it.detail, it.sort == "crate")


def on_paper(sign: Image.Image) -> Image.Image:
    """The sign of a card on paper, as on the cards."""
    image = sprite(PAPER, PAPER, lambda pen: pen.box((0, 0, PAPER, PAPER), p.PAPER, p.INK, 2, 9)).copy()
    put(image, sign, (PAPER - sign.width) / 2, (PAPER - sign.height) / 2)
    return image


def badge(text: str, colour: p.Colour) -> Image.Image:
    """A small plate with a letter or a number."""
    image = plate(32, colour).copy()
    Writer(image).centre((16, 15), text, font(LETTERS, "Bold"), p.WHITE)
    return image


def frame() -> Image.Image:
    """The golden frame of whoever is asked, or of what is sold."""
    return sprite(48, 40, lambda pen: pen.box((0, 0, 48, 40), p.DUSK, p.GOLD, 4, 9))


def lit() -> Image.Image:
    """A card that is being sold."""
    return sprite(44, 52, lambda pen: pen.box((0, 0, 44, 52), p.PAPER, p.GOLD, 5, 9))


PIECES: dict[str, Callable[[], Image.Image]] = {
    "coin": lambda: marks.coin(40),
    "workers": seats.small_pawn,
    "starter": pennant,
    "due": frame,
    "worker": lambda: seats.pawn(0),
    "price": lambda: marks.coin(46, "3"),
    "later": lambda: marks.coin(34, "2", True),
    "column": lambda: badge("1", p.INK_SOFT),
    "lit": lit,
    "sold": lambda: marks.seal(True),
    "unsold": lambda: marks.seal(False),
    "grey": lambda: seats.pawn(0, True),
    "greys": lambda: seats.small_pawn(True),
    "upper": lambda: badge("a", p.INK_SOFT),
}
"""What stands on the board besides cards and goods."""
