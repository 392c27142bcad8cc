"""How this game draws what is behind its blocks: the wall of a warehouse under its roof, the canal."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.hamburg.painters import look
from bot.games.hamburg.painters.icons import icon
from bot.pictures import palette as p
from bot.pictures.panels import GAP
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import WIDTH
from bot.render.bands import BODY, Scenery

EAVES = 26
"""The height of the roof's edge."""


def wall(picture: Image.Image, bottom: int) -> None:
    """The long wall of a warehouse, and below it the canal."""
    picture.paste(room(bottom).crop((0, BODY, WIDTH, bottom)), (0, BODY))
    picture.paste(look.WATER, (0, bottom, WIDTH, picture.height))


@lru_cache(16)
def room(high: int) -> Image.Image:
    """The wall under its roof."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    picture.paste(look.SKY, (0, 0, WIDTH, BODY + EAVES))
    for y in range(BODY + EAVES + 6, high, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    paste(picture, eaves(), 0, BODY)
    return picture


@lru_cache(1)
def eaves() -> Image.Image:
    """The lower edge of a copper roof."""

    def paint(pen: Pen) -> None:
        pen.polygon([(0, EAVES - 4), (18, 2), (WIDTH - 18, 2), (WIDTH, EAVES - 4)], p.COPPER)
        for x in range(24, WIDTH - 10, 27):
            pen.line([(x, 4), (x + (x - WIDTH / 2) * 0.03, EAVES - 5)], p.COPPER_DARK, 1.5)
        pen.box((0, EAVES - 6, WIDTH, EAVES), p.COPPER_DARK)

    return sprite(WIDTH, EAVES, paint)


SCENERY = Scenery(icon, {}, look.SKY, room, EAVES, wall, EAVES + GAP)
