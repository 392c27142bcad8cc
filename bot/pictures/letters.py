"""Words on pictures: Barlow Semi Condensed (SIL Open Font License 1.1), from a package, not the host."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from math import ceil
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from bot.pictures import sizes
from bot.pictures.palette import Colour

Weight = Literal["Medium", "SemiBold", "Bold"]
SMALLEST = 22
"""Pixels of the smallest letters of all; `bot.pictures.sizes` says what a picture of some width needs."""
MISSING = "\uffff"
DOTS = "…"
KIND = re.compile(r"(.+) \((\w+): .+\)")


@cache
def font(size: int, weight: Weight = "Medium") -> ImageFont.FreeTypeFont:
    """The font in a size; raises ValueError for an illegible one."""
    if size < SMALLEST:
        raise ValueError(f"letters of {size} pixels are too small")
    name = f"BarlowSemiCondensed-{weight}.ttf"
    path = files("fontpkg_barlow_semi_condensed").joinpath("files", name)
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4_096)
def has_glyph(letter: str) -> bool:
    """Whether the font has this letter."""
    return letter == " " or bytes(font(SMALLEST).getmask(letter)) != bytes(font(SMALLEST).getmask(MISSING))


def printable(text: str) -> str:
    """The text without characters that the font lacks, such as emoji in names."""
    return " ".join("".join(letter for letter in text if has_glyph(letter)).split())


@lru_cache(4_096)
def width(text: str, face: ImageFont.FreeTypeFont) -> float:
    """How wide a text runs."""
    return face.getlength(text)


@lru_cache(2_048)
def fit(text: str, face: ImageFont.FreeTypeFont, room: float) -> str:
    """The text, truncated with an ellipsis if it is too long."""
    text = printable(text)
    if width(text, face) <= room:
        return text
    while text and width(text + DOTS, face) > room:
        text = text[:-1].rstrip()
    return text + DOTS if text else ""


def shorter(name: str) -> tuple[str, ...]:
    """A name as it is; for where there is less room, without the kind of a computer player, which stands in
    parentheses behind it.

    >>> shorter("Jette (bot: trader)")
    ('Jette (bot: trader)', 'Jette (bot)', 'Jette')
    """
    name = printable(name)
    match = KIND.fullmatch(name)
    return (name, f"{match[1]} ({match[2]})", match[1]) if match else (name,)


@lru_cache(2_048)
def nameplate(name: str, face: ImageFont.FreeTypeFont, room: float, most: int = 1) -> tuple[str, ...]:
    """A name in at most `most` lines: the kind in parentheses is shortened before the name is."""
    ways = [wrap(shorter_name, face, room, most) for shorter_name in shorter(name)]
    return next((way for way in ways if not any(line.endswith(DOTS) for line in way)), ways[-1])


@lru_cache(2_048)
def wrap(text: str, face: ImageFont.FreeTypeFont, room: float, most: int) -> tuple[str, ...]:
    """The text in lines; what does not fit into the last one ends in dots."""
    words, lines = printable(text).split(), [""]
    for at, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, face) <= room or not lines[-1]:
            lines[-1] = longer
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = " ".join((lines[-1], *words[at:]))
            break
    return tuple(fit(line, face, room) for line in lines if line)


@lru_cache(2_048)
def text_mask(text: str, face: ImageFont.FreeTypeFont) -> Image.Image:
    """A text as a mask, its base line as far below the upper edge as the letters are high."""
    mask = Image.new("L", (ceil(width(text, face)) + 4, face.getmetrics()[0] + face.getmetrics()[1]))
    ImageDraw.Draw(mask).text((2, face.getmetrics()[0]), text, 255, face, anchor="ls")
    return mask


class Writer:
    """Writes onto a picture, along the base line of capital letters: what stands at `y` is their middle."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture

    def left(self, spot: tuple[float, float], text: str, face: ImageFont.FreeTypeFont, fill: Colour) -> float:
        """Write from here on; returns where the text ends."""
        x, y = round(spot[0]) - 2, middle(spot[1], face) - face.getmetrics()[0]
        ink = fill if self.picture.mode == "RGB" else (*fill, 255)
        self.picture.paste(ink, (x, y), text_mask(text, face))
        if text.strip():
            sizes.note(self.picture, text, face.size)
        return spot[0] + width(text, face)

    def centre(
        self, spot: tuple[float, float], text: str, face: ImageFont.FreeTypeFont, fill: Colour
    ) -> None:
        self.left((spot[0] - width(text, face) / 2, spot[1]), text, face, fill)

    def right(self, spot: tuple[float, float], text: str, face: ImageFont.FreeTypeFont, fill: Colour) -> None:
        """Write up to this spot."""
        self.left((spot[0] - width(text, face), spot[1]), text, face, fill)


def middle(y: float, face: ImageFont.FreeTypeFont) -> int:
    """Base line of capital letters centred at `y`."""
    return round(y + capital(face) / 2)


@cache
def capital(face: ImageFont.FreeTypeFont) -> int:
    """The height of a capital letter."""
    return -round(face.getbbox("H", anchor="ls")[1])
