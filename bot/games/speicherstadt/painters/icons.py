"""What the legend of this game shows besides icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.colours import DECKS, MOODS
from bot.games.speicherstadt.painters.tiles import plate
from bot.games.speicherstadt.signs import SIGNS
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.letters import Writer, font
from bot.pictures.painters import legend
from bot.pictures.pen import paste, sprite

PAPER = 56
"""The side of the ground of a card."""


def meaning(meaning: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    if meaning.name in PIECES:
        return PIECES[meaning.name]()
    if meaning.mark:
        return pieces.crate(meaning.name, meaning.mark)
    sign = pieces.icon(meaning.name, legend.SIGN)
    return on_paper(sign) if SIGNS[meaning.name].icon.startswith("card-") else sign


def on_paper(sign: Image.Image) -> Image.Image:
    """The sign of a card on paper, as on the cards."""
    image = sprite(PAPER, PAPER, lambda pen: pen.box((0, 0, PAPER, PAPER), p.PAPER, p.INK, 2, 9)).copy()
    paste(image, sign, (PAPER - sign.width) / 2, (PAPER - sign.height) / 2)
    return image


def badge(text: str, colour: p.Colour) -> Image.Image:
    """A small plate with a letter or a number."""
    image = plate(32, colour).copy()
    Writer(image).centre((16, 15), text, font(legend.LETTERS, "Bold"), p.WHITE)
    return image


def frame() -> Image.Image:
    """The golden frame of the seat that is asked, or of what is sold."""
    return sprite(48, 40, lambda pen: pen.box((0, 0, 48, 40), p.DUSK, p.GOLD, 4, 9))


def card_on_sale() -> Image.Image:
    """A card that is being sold."""
    return sprite(44, 52, lambda pen: pen.box((0, 0, 44, 52), p.PAPER, p.GOLD, 5, 9))


PIECES: dict[str, Callable[[], Image.Image]] = {
    "due": frame,
    "worker": lambda: seats.pawn(0),
    "price": lambda: marks.price(46, "3"),
    "later": lambda: marks.price(34, "2", True),
    "column": lambda: badge("1", p.INK_SOFT),
    "lit": card_on_sale,
    "grey-worker": lambda: seats.pawn(0, True),
    "upper": lambda: badge("a", p.INK_SOFT),
    "missing": lambda: pieces.crate("tea", "", False),
    **{f"deck-{deck.lower()}": partial(badge, deck, MOODS[season].tab) for deck, season in DECKS.items()},
}
"""What stands on the board besides cards and goods."""
