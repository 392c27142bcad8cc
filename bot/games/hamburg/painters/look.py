"""The looks of this game: colours of goods and of the town, the inks of its pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.palette import Colour, mix, rgb

SKY, DUSK, WATER, FOAM, PARCHMENT, LINEN = map(
    rgb, ("#d9d3c4", "#e7b98a", "#22404f", "#4a6d7d", "#f6e7bf", "#e3d3ad")
)
GOODS: dict[str, Colour] = {
    "carpet": rgb("#a5301f"),
    "spice": rgb("#f3a51c"),
    "tobacco": rgb("#7b6c32"),
    "cocoa": rgb("#c98c62"),
    "tea": rgb("#8fcf7a"),
    "coffee": rgb("#3b2419"),
}


@cache
def inks() -> Image.Image:
    """The inks of all pictures: edges need blends too."""
    grounds = (SKY, DUSK, WATER, FOAM, PARCHMENT, LINEN)
    colours = [*p.PAINTS, *p.SEATS, *GOODS.values(), *grounds]
    colours += [mix(colour, p.INK, 0.5) for colour in (*GOODS.values(), SKY, PARCHMENT)]
    colours += [mix(colour, p.PAPER, 0.5) for colour in (*GOODS.values(), WATER, p.STONE)]
    return p.inks([*colours, *p.PARTS, *p.BLENDED])
