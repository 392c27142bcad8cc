"""How this game draws what is behind its blocks, in each season: the sky, the wall of the office."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.painters import harbour
from bot.games.speicherstadt.painters.colours import MOODS, Season
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.games.speicherstadt.painters.pieces import icon
from bot.pictures import palette as p
from bot.pictures.pen import Pen, paste, sprite
from bot.render.bands import BODY, Scenery

ROOF = 40
"""The height of the roof's edge."""


@cache
def scenery(season: Season) -> Scenery:
    """The scenery of a season."""

    def sky(picture: Image.Image, bottom: int) -> None:
        harbour.sky(picture, season, bottom)

    return Scenery(icon, {}, MOODS[season].sky, partial(room, season), ROOF, sky, mood=season)


@lru_cache(8)
def room(season: Season, high: int) -> Image.Image:
    """Background of a hand: sky, roof and brick wall."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    harbour.sky(picture, season, BODY)
    for y in range(BODY + ROOF + 9, high, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    paste(picture, eaves(season), 0, BODY)
    return picture


@lru_cache(4)
def eaves(season: Season) -> Image.Image:
    """The lower edge of a copper roof."""
    edge = p.WHITE if season == "winter" else p.COPPER_DARK

    def paint(pen: Pen) -> None:
        pen.box((0, 2, WIDTH, 34), p.COPPER)
        for x in range(15, WIDTH, 30):
            pen.line([(x, 4), (x, 32)], p.COPPER_DARK, 1.5)
        pen.line([(0, 3), (WIDTH, 3)], edge, 5)
        pen.box((0, 33, WIDTH, 39), p.COPPER_DARK)

    return sprite(WIDTH, 40, paint)
