"""A card to look up: its sign large, and what it does."""

from __future__ import annotations

from functools import partial

from PIL import Image

from bot.games.rotterdam.painters import look
from bot.games.rotterdam.painters.icons import icon
from bot.games.rotterdam.signs import CARDS, SIGNS
from bot.pictures import palette as p
from bot.pictures.facts import CardFacts
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, font, width
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
    """The sign, under it the points."""
    shown = art(facts)
    whole = shown.height + (74 if facts.points else 0)
    top = card.EDGE + (high - whole) / 2
    paste(picture, shown, middle - shown.width / 2, top)
    if facts.points:
        face, text = font(56, "Bold"), f"{facts.points}"
        x = middle - (width(text, face) + 54) / 2
        end = Writer(picture).left((x, top + shown.height + 44), text, face, p.INK)
        paste(picture, shared_icon("star", 46), end + 6, top + shown.height + 20)


def art(facts: CardFacts) -> Image.Image:
    """What the card is about."""
    row = [icon(name, 62) for name in facts.signs]
    if facts.card not in SIGNS:  # an order
        return column([], row)
    if row:  # a harbour
        return column([icon(facts.card, 110)], row)
    return icon(facts.card, 160 if facts.card in CARDS else 150)


def column(above: list[Image.Image], row: list[Image.Image]) -> Image.Image:
    """Images one below the other, and under them a row of others."""
    wide = sum(image.width + 6 for image in row) - 6
    high = sum(part.height + 14 for part in above) + max(part.height for part in row)
    image, y = Image.new("RGBA", (max(wide, *(part.width for part in above), 1), high)), 0
    for part in above:
        paste(image, part, (image.width - part.width) / 2, y)
        y += part.height + 14
    x = (image.width - wide) / 2
    for part in row:
        paste(image, part, x, y)
        x += part.width + 6
    return image
