"""The looks of this game: colours of cargo and channels, the inks of its pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.palette import Colour, mixed, rgb

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
"""By the name of a colour on the map; whoever redraws the map may use any of these."""


def channel(name: str) -> Colour:
    """The colour of a channel."""
    return CHANNELS.get(name, p.SILVER)


@cache
def inks() -> Image.Image:
    """The inks of all pictures: edges need blends too."""
    grounds = (SKY, DUSK, LAND, LAND_DARK, WATER, FOAM, SEA)
    colours = [*p.PAINTS, *p.SEATS, *CARGO.values(), *CHANNELS.values(), *grounds]
    colours += [mixed(LAND, it, 0.5) for it in (p.INK, WATER, p.WHITE)]
    colours += [mixed(WATER, it, 0.5) for it in (*p.SEATS, *CHANNELS.values(), p.WHITE)]
    colours += [mixed(it, p.INK, 0.5) for it in (*CARGO.values(), SKY)]
    return p.inks([*colours, *p.PARTS, *p.BLENDED])
