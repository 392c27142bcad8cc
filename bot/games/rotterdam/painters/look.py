"""The looks of this game: colours of cargo and channels, the inks of its pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import icons
from bot.pictures import palette as p
from bot.pictures.palette import Colour, mix, rgb

SKY, DUSK, LAND, LAND_DARK, WATER, FOAM, SEA = map(
    rgb, ("#d3dfe2", "#f0cf9b", "#8fa888", "#7c9678", "#20404f", "#48707f", "#17303f")
)
CARGO: dict[str, Colour] = {
    "grain": rgb("#f1c232"),
    "fruit": rgb("#c93a4b"),
    "textiles": rgb("#b7c4cb"),
    "oil": rgb("#201c1a"),
}
CHANNELS: dict[str, Colour] = {
    "red": rgb("#f0604f"),
    "yellow": rgb("#ffd84a"),
    "blue": rgb("#6fb4ff"),
    "green": rgb("#57c97e"),
    "orange": rgb("#f39a3d"),
    "white": rgb("#fffaf0"),
}
"""By the name of a colour on the map; a new map may use any of these."""


def channel(name: str) -> Colour:
    """The colour of a channel."""
    return CHANNELS.get(name, p.SILVER)


GROUNDS = (SKY, DUSK, LAND, LAND_DARK, WATER, FOAM, SEA)
PLAIN: tuple[Colour, ...] = (*p.PAINTS, *p.SEATS, *CARGO.values(), *CHANNELS.values(), *GROUNDS)
"""What is painted, without what lies between at smooth edges."""
WRITTEN = (
    *((p.PAPER, p.INK), (p.FADED, p.INK), (p.CANAL, p.PAPER), (p.NIGHT, p.PAPER)),
    *((p.GOLD, p.NIGHT), (p.GOLD, p.INK), (WATER, p.WHITE)),
)
"""Letters and their grounds on a board."""


def drawing(name: str, size: int, style: str = "") -> Image.Image:
    """A drawing of this game's folder of icons."""
    return icons.icon("bot.games.rotterdam", name, size, style)


@cache
def inks() -> Image.Image:
    """The inks of pictures: edges need blends too."""
    colours = [*PLAIN, *(mix(LAND, colour, 0.5) for colour in (p.INK, WATER, p.WHITE))]
    colours += [mix(WATER, colour, 0.5) for colour in (*p.SEATS, *CHANNELS.values(), p.WHITE)]
    colours += [mix(colour, p.INK, 0.5) for colour in (*CARGO.values(), SKY)]
    return p.inks([*colours, *p.PARTS, *p.BLENDED])


@cache
def few() -> Image.Image:
    """The inks of a board, which is large and has the longest edges of all: smooth ones only where one reads;
    fewer inks make it smaller by a twelfth, without a visible difference."""
    return p.inks([*PLAIN, *(mix(ink, ground, 0.5) for ink, ground in WRITTEN)])
