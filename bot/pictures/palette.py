"""The colours that all pictures share: brick, copper, water, lantern light; seats apart for every common kind
of eye."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import BytesIO

from PIL import Image

from bot.pictures import cut, sizes

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Red, green and blue from 0 to 255 of a colour such as `#8a3b2a`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


BRICK, JOINT, BRICK_LIGHT, BRICK_DARK = rgb("#8a3b2a"), rgb("#74301f"), rgb("#97452f"), rgb("#7d3425")
COPPER, COPPER_DARK, COPPER_LIGHT = rgb("#5a8f7b"), rgb("#3f6f5f"), rgb("#7fb09c")
CANAL, NIGHT, DUSK = rgb("#1f3a4d"), rgb("#14222d"), rgb("#27323a")
GOLD, GOLD_DARK, GLOW = rgb("#e9b44c"), rgb("#a8752a"), rgb("#ffdf94")
PAPER, PAPER_DARK, FADED = rgb("#f3ead7"), rgb("#d9ccb2"), rgb("#c4b8a2")
INK, INK_SOFT, SHADE = rgb("#2a211c"), rgb("#54473d"), rgb("#1b1512")
STONE, STONE_DARK, SAND = rgb("#6c635a"), rgb("#4a433d"), rgb("#c9a77c")
WHITE, SILVER, ALARM, CALM = rgb("#fffaf0"), rgb("#a9b2b5"), rgb("#c8401f"), rgb("#2f7d5b")
PAINTS: tuple[Colour, ...] = (
    *(BRICK, JOINT, BRICK_LIGHT, BRICK_DARK, COPPER, COPPER_DARK, COPPER_LIGHT, CANAL, NIGHT, DUSK, GOLD),
    *(
        GOLD_DARK,
        GLOW,
        PAPER,
        PAPER_DARK,
        FADED,
        INK,
        INK_SOFT,
        SHADE,
        STONE,
        STONE_DARK,
        SAND,
        WHITE,
        SILVER,
    ),
    *(ALARM, CALM),
)
"""The colours that every picture has."""
SEATS: tuple[Colour, ...] = tuple(map(rgb, ("#e08521", "#7283ee", "#a1131f", "#22d08a", "#ffee55")))
"""Circle, diamond, triangle, square, star."""
PARTS: tuple[Colour, ...] = tuple(
    map(
        rgb,
        (
            *("#c8401f", "#f3ead7", "#63a189", "#e9b44c", "#7283ee", "#d9a08a", "#4fb3d1"),
            *("#b98643", "#b9d48f", "#a9b2b5", "#c79bd6", "#8a9a5b", "#e0c9a6", "#6c8fb0"),
        ),
    )
)
"""Sources of points in the order of their table."""
SIZE = 128
"""Colours in a picture."""


def mix(colour: Colour, towards: Colour, share: float) -> Colour:
    """Mix a share of another colour, 0 to 1, into the first."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(colour, towards, strict=True))
    return r, g, b


def luminance(colour: Colour) -> float:
    """How bright a colour is (WCAG 2)."""
    r, g, b = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (value / 255 for value in colour)
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(colour: Colour, ground: Colour) -> float:
    """How well one colour is read on the other, 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(colour), luminance(ground)))
    return (light + 0.05) / (dark + 0.05)


@cache
def on(ground: Colour) -> Colour:
    """Ink or paper, whichever is read better on this ground."""
    return max((INK, WHITE), key=lambda ink: contrast(ink, ground))


BLENDS: tuple[tuple[Colour, Colour], ...] = (
    *((PAPER, INK), (FADED, INK), (PAPER, BRICK), (BRICK, INK), (BRICK, SHADE), (COPPER, BRICK)),
    *((CANAL, PAPER), (NIGHT, PAPER), (STONE, PAPER), (GOLD, NIGHT), (GOLD, INK), (STONE_DARK, INK)),
    *((DUSK, PAPER), (CANAL, NIGHT), (PAPER, ALARM), (SAND, INK)),
)
"""Pairs of colours that meet at anti-aliased edges."""
BLENDED: tuple[Colour, ...] = tuple(mix(*pair, share) for share in (0.5, 0.25, 0.75) for pair in BLENDS)
"""Interpolations between the two colours of each pair."""


def inks(colours: Iterable[Colour]) -> Image.Image:
    """Colours as an image that Pillow can map onto; of too many the first."""
    unique = list(dict.fromkeys(colours))[:SIZE]
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in unique for part in colour])
    return image


def pack(picture: Image.Image, inks: Image.Image) -> bytes:
    """A PNG in these inks, or several if it is cut in pieces."""
    data, edges = BytesIO(), cut.cuts(picture)
    sizes.finish(picture, tuple(bottom - top for top, bottom in edges))
    small = picture.convert("RGB").quantize(palette=inks, dither=Image.Dither.NONE)
    for top, bottom in edges:
        small.crop((0, top, small.width, bottom)).save(data, "PNG", compress_level=6)
    return data.getvalue()
