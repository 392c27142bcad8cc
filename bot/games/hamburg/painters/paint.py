"""From facts to the bytes of a PNG: which painter draws what."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Any

from PIL import Image

import bot.games.hamburg.figures.display
import bot.games.hamburg.figures.opened_piles
import bot.games.hamburg.figures.piles
import bot.games.hamburg.figures.prices  # noqa: F401  # all register how they are painted
from bot.games.hamburg.painters import card, icons, looks, scenes
from bot.games.hamburg.painters.look import inks
from bot.pictures import palette as p
from bot.pictures.facts import CardFacts
from bot.pictures.icons import shared_icon
from bot.pictures.painters import cover, ledger, paint
from bot.pictures.painters.paint import SharedScenery
from bot.pictures.sizes import WIDTH
from bot.presenter.blocks import Screen
from bot.render import picture

TITLE = 62
"""How high a title stands in the sky."""


def draw(facts: Any) -> bytes:
    """The picture of these facts."""
    return p.pack(paint_image(facts), inks())


@singledispatch
def paint_image(facts: Any) -> Image.Image:
    """The picture before it is packed."""
    return paint.paint(facts, SCENERY)


paint_image.register(Screen, lambda table: picture.draw(table, looks.SCENERY))
paint_image.register(CardFacts, card.draw)


@lru_cache(3)
def front(wide: int, high: int, sky: int) -> Image.Image:
    """The harbour in the evening; `sky`: height above the town, in pixels."""
    return scenes.harbour(wide, high, sky)


SCENERY = SharedScenery(
    cover=lambda: front(WIDTH, cover.HIGH - cover.STRIP, 8),
    last_round=lambda: shared_icon("star", 30),
    ledger=lambda: front(WIDTH, ledger.TOP, TITLE),
    line=icons.ledger_icon,
    icon=icons.meaning,
)
