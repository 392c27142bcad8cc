"""From facts to the bytes of a PNG: which painter draws what."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Any

from PIL import Image

import bot.games.speicherstadt.figures.cards.paint
import bot.games.speicherstadt.figures.cards.tokens
import bot.games.speicherstadt.figures.houses
import bot.games.speicherstadt.figures.market.lines
import bot.games.speicherstadt.figures.market.paint  # noqa: F401  # all register how they are painted
from bot.games.speicherstadt.figures.facts import TileFacts
from bot.games.speicherstadt.painters import card, harbour, icons, looks, pieces
from bot.games.speicherstadt.painters.colours import inks
from bot.pictures import palette as p
from bot.pictures.painters import cover, ledger, paint
from bot.pictures.painters.paint import SharedScenery
from bot.pictures.pen import paste
from bot.presenter.blocks import Screen
from bot.render import picture

HOUSES, FLOORS = 3, 2
"""Warehouses in the evening, and how high they are: what is too low is covered by what lies before it."""


def draw(facts: Any) -> bytes:
    """The picture of these facts."""
    season = facts.mood if isinstance(facts, Screen) else getattr(facts, "season", "summer")
    return p.pack(paint_image(facts), inks(season))


@singledispatch
def paint_image(facts: Any) -> Image.Image:
    """The picture before it is packed."""
    return paint.paint(facts, SCENERY)


paint_image.register(Screen, lambda table: picture.draw(table, looks.scenery(table.mood)))
paint_image.register(TileFacts, card.draw)


@lru_cache(3)
def evening(high: int, water: int, roofs: int, first: int) -> Image.Image:
    """Evening over the roofs: so high, the sky ends so far above the lower edge, the roofs begin there."""
    picture = Image.new("RGB", (harbour.WIDTH, high), p.NIGHT)
    harbour.sky(picture, "summer", high - water)
    wide = harbour.WIDTH // HOUSES
    for at in range(HOUSES):
        house = harbour.WarehouseSize(wide, FLOORS, at + first, "summer")
        paste(picture, harbour.warehouse(house), at * wide, roofs)
    return picture


SCENERY = SharedScenery(
    cover=lambda: evening(cover.HIGH - cover.STRIP, 60, 136, 2),
    last_round=lambda: pieces.icon("strength", 30),
    ledger=lambda: evening(ledger.TOP, 0, 84, 1),
    line=pieces.ledger_icon,
    icon=icons.meaning,
)
