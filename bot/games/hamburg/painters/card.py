"""A card to look up: its sign large, and what it does."""

from __future__ import annotations

from functools import partial

from PIL import Image

from bot.games.hamburg.painters import look
from bot.games.hamburg.painters.icons import icon
from bot.pictures.facts import CardFacts
from bot.pictures.painters import card
from bot.pictures.pen import paste
from bot.pictures.sizes import WIDTH


def draw(facts: CardFacts) -> Image.Image:
    """The card on the water, as high as its text needs."""
    return card.draw(card.title_lines(facts.title, facts.lines), water, partial(figure, facts))


def water(high: int) -> Image.Image:
    """Water as background of the card."""
    return Image.new("RGB", (WIDTH, high), look.WATER)


def figure(facts: CardFacts, picture: Image.Image, middle: float, high: int) -> None:
    """Paint the sign in the middle of the card."""
    paste(picture, icon(facts.card, 160), middle - 80, card.EDGE + (high - 160) / 2)
