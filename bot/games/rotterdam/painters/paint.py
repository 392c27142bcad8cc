"""From facts to the bytes of a PNG: which painter draws what."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Any

from PIL import Image

from bot.games.rotterdam.painters import card, icons, looks, scenes
from bot.games.rotterdam.painters.look import few, inks
from bot.pictures import palette as p
from bot.pictures.facts import CardFacts
from bot.pictures.icons import shared_icon
from bot.pictures.painters import cover, ledger, paint
from bot.pictures.painters.paint import SharedScenery
from bot.pictures.sizes import WIDTH
from bot.presenter.blocks import Screen
from bot.render import picture


def draw(facts: Any) -> bytes:
    """The picture of these facts."""
    return p.pack(paint_image(facts), few() if isinstance(facts, Screen) and not facts.owner else inks())


@singledispatch
def paint_image(facts: Any) -> Image.Image:
    """The picture before it is packed."""
    return paint.paint(facts, SCENERY)


paint_image.register(Screen, lambda table: picture.draw(table, looks.SCENERY))
paint_image.register(CardFacts, card.draw)


@lru_cache(3)
def front(wide: int, high: int) -> Image.Image:
    """The harbour in the evening."""
    return scenes.harbour(wide, high)


SCENERY = SharedScenery(
    cover=lambda: front(WIDTH, cover.HIGH - cover.STRIP),
    last_round=lambda: shared_icon("star", 30),
    ledger=lambda: front(WIDTH, ledger.TOP),
    line=icons.ledger_icon,
    icon=icons.meaning,
)
