"""Icons as emojis: small PNGs with an outline that is legible on Discord's light and dark themes."""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageChops

from bot.pictures import palette as p
from bot.pictures.icons import icon
from bot.pictures.palette import Colour

SIDE = 128
"""Pixels of a side: what Discord asks for; it shows them at 22 to 48."""
OUTLINES: tuple[tuple[Colour, int], ...] = ((p.INK, 6), (p.WHITE, 5))
"""Colour and width of the outlines, from the inside: one of them stands out on any theme."""
DIRECTIONS = 24
"""Number of directions in which a silhouette is shifted to dilate it evenly."""


def emoji(package: str, name: str) -> bytes:
    """The PNG of an icon as an emoji; raises FileNotFoundError for a name that has no file."""
    data = BytesIO()
    outlined_icon(package, name).save(data, "PNG")
    return data.getvalue()


def outlined_icon(package: str, name: str) -> Image.Image:
    """An icon in the middle of a square, with its outlines."""
    sign = icon(package, name, SIDE - 2 * sum(width for _, width in OUTLINES))
    silhouette = Image.new("L", (SIDE, SIDE))
    spot = ((SIDE - sign.width) // 2, (SIDE - sign.height) // 2)
    silhouette.paste(sign.getchannel("A"), spot)
    layers = []
    for colour, width in OUTLINES:
        silhouette = dilate(silhouette, width)
        layers.append(Image.merge("RGBA", (*Image.new("RGB", silhouette.size, colour).split(), silhouette)))
    whole = layers.pop()
    for layer in reversed(layers):
        whole.alpha_composite(layer)
    whole.alpha_composite(sign, spot)
    return whole


def dilate(mask: Image.Image, width: int) -> Image.Image:
    """A silhouette grown by a radius in pixels on all sides (morphological dilation by a disc)."""
    grown = mask
    for at in range(DIRECTIONS):
        angle = 2 * pi * at / DIRECTIONS
        moved = ImageChops.offset(mask, round(width * cos(angle)), round(width * sin(angle)))
        grown = ImageChops.lighter(grown, moved)
    return grown
