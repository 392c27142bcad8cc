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

from functools import partial

from PIL import Image

from bot.games.speicherstadt.figures.facts import TileFacts
from bot.games.speicherstadt.painters import harbour, tiles, weather
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.pieces import icon
from bot.games.speicherstadt.signs import sign_of
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, width
from bot.pictures.painters import card
from bot.pictures.painters.card import block
from bot.pictures.pen import paste
from bot.pictures.sizes import WIDTH

LEAST, WATER = 380, 36
"""The least height of a card; of the water below it."""


def draw(facts: TileFacts) -> Image.Image:
    """The card on the quay, as high as its text needs."""
    return card.draw(lines_of(facts), partial(quay, facts.season), partial(figure, facts), LEAST)


def quay(season: Season, high: int) -> Image.Image:
    """A quay at the water as background of the card."""
    picture = Image.new("RGB", (WIDTH, high + WATER // 2), p.STONE)
    harbour.canal(picture, season, picture.height - WATER, picture.height)
    return picture


def lines_of(facts: TileFacts) -> list[card.TextLine]:
    """Title, kind, effect, and where the card lies."""
    kind, effect, *where = facts.lines
    return [
        *block(facts.title, 40, "Bold", step=46, gap=2),
        *block(kind, 29, fill=p.INK_SOFT, step=40, gap=16),
        *block(effect, 31, step=38, gap=20),
        *(line for paragraph in where for line in block(paragraph, 27, "SemiBold", p.INK_SOFT, step=34)),
    ]


def figure(facts: TileFacts, picture: Image.Image, middle: float, high: int) -> None:
    """The sign, under it the number, under that the crates."""
    tile = facts.tile
    row = tiles.crates(tile.crates) if tile.crates else None
    whole = 150 + (100 if tile.number else 0) + (row.height + 10 if row else 0)
    top = card.EDGE + (high - whole) / 2
    paste(picture, icon(sign_of(tile.card, tile.kind), 150), middle - 75, top)
    if tile.number:
        number(picture, facts, (middle, top + 206))
    if row:
        paste(picture, row, middle - row.width / 2, top + whole - row.height)
    paste(picture, weather.season(facts.season, 44), card.EDGE + 14, card.EDGE + 12)


def number(picture: Image.Image, facts: TileFacts, spot: tuple[float, float]) -> None:
    """The number and what it counts."""
    face, unit = font(92, "Bold"), tiles.unit_of(facts.tile, 46)
    broad = width(facts.tile.number, face) + (unit.width + 8 if unit else 0)
    end = Writer(picture).left((spot[0] - broad / 2, spot[1]), facts.tile.number, face, p.INK)
    if unit:
        paste(picture, unit, end + 8, spot[1] - unit.height / 2)
