"""A card as a quay tile: name, sign, the number that matters, crates or a short text."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.games.speicherstadt.figures.facts import Crate, Tile
from bot.games.speicherstadt.painters import pieces, weather
from bot.games.speicherstadt.painters.colours import DECKS
from bot.games.speicherstadt.painters.pieces import SIDE
from bot.games.speicherstadt.signs import sign_of
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, width, wrap
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import NAME, TEXT

__all__ = ["HEIGHT", "crates", "tile"]

HEIGHT, HEAD, EDGE = 226, 42, 4
"""A tile is so high; its head holds the badge and the season; that much stays free at its sides."""
LINE, STEP = 36, 30
"""From one line of a name, or of a text, to the next."""
PLATE = 36


@lru_cache(256)
def tile(it: Tile, wide: int, badge: str = "", lit: bool = False, faded: bool = False) -> Image.Image:
    """The whole tile. `lit`: it is being sold; `faded`: it is out of play."""
    ground = p.FADED if faded else p.PAPER
    edge, thick = (p.GOLD, 6.0) if lit else (p.INK, 2.0)
    picture = sprite(wide, HEIGHT, lambda pen: pen.box((0, 0, wide, HEIGHT), ground, edge, thick, 9))
    head(picture, it, badge)
    foot = HEIGHT - 8 - foot_of(picture, it, wide)
    top = HEAD + name_of(picture, it, wide)
    middle_of(picture, it, top + 2, foot - 2)
    if faded:
        veil = Image.new("RGBA", picture.size, (*ground, 0))
        veil.putalpha(picture.getchannel("A").point(lambda a: a // 5))
        picture.alpha_composite(veil)
    return picture


def head(picture: Image.Image, it: Tile, badge: str) -> None:
    """The place in the row at the left, the season at the right."""
    if badge:
        face = font(TEXT, "Bold")
        wide = max(PLATE, round(width(badge, face)) + 16)
        paste(picture, plate(wide, p.INK), 8, 8)
        Writer(picture).centre((8 + wide / 2, 8 + PLATE / 2), badge, face, p.PAPER)
    if it.deck:
        paste(picture, weather.season(DECKS[it.deck], PLATE), picture.width - 8 - PLATE, 8)


@lru_cache(32)
def plate(wide: int, colour: p.Colour) -> Image.Image:
    """A small plate behind a letter."""
    return sprite(wide, PLATE, lambda pen: pen.box((0, 0, wide, PLATE), colour, radius=7))


def name_of(picture: Image.Image, it: Tile, wide: int) -> int:
    """The name in one line or two; returns how much room it takes."""
    face, room = name_look(it.name, wide)
    lines = wrap(it.name, face, room, 2)
    for number, line in enumerate(lines):
        Writer(picture).centre((wide / 2, HEAD + 19 + number * LINE), line, face, p.INK)
    return 3 + LINE * len(lines)


@lru_cache(256)
def name_look(name: str, wide: int) -> tuple[FreeTypeFont, int]:
    """The letters of a name and their room: up to the edge where that keeps it in a line, thinner, too, where
    a word of it is too long."""
    bold, room = font(NAME, "Bold"), wide - 4 * EDGE
    if width(name, bold) <= wide - 2 * EDGE:
        return bold, wide - 2 * EDGE
    widest = max((width(word, bold) for word in name.split()), default=0)
    return (bold, room) if widest <= room else (font(NAME, "Medium"), wide - EDGE)


def foot_of(picture: Image.Image, it: Tile, wide: int) -> int:
    """Crates, else the short text; returns how much room they take."""
    if it.crates:
        row = crates(it.crates)
        paste(picture, row, (wide - row.width) / 2, HEIGHT - 8 - row.height)
        return row.height
    face = font(TEXT)
    lines = wrap(it.note, face, wide - 2 * EDGE - 4, 3)
    for number, line in enumerate(reversed(lines)):
        Writer(picture).centre((wide / 2, HEIGHT - 23 - number * STEP), line, face, p.INK)
    return STEP * len(lines)


@lru_cache(256)
def crates(them: tuple[Crate, ...], gap: int = 2) -> Image.Image:
    """Crates side by side."""
    wide, high = pieces.CRATE
    row = Image.new("RGBA", ((wide + gap) * len(them) - gap, high))
    for at, it in enumerate(them):
        paste(row, pieces.crate(it.good, it.mark, it.lies), at * (wide + gap), 0)
    return row


def middle_of(picture: Image.Image, it: Tile, top: float, bottom: float) -> None:
    """The sign between name and foot, and the number beside it."""
    side = int(min(SIDE, bottom - top))
    face, sign = font(max(NAME, side * 7 // 8), "Bold"), pieces.icon(sign_of(it.card, it.kind), side)
    unit, y = unit_of(it), (top + bottom) / 2
    broad = width(it.number, face) + (unit.width + 4 if unit else 0)
    left = (picture.width - side - (12 + broad if it.number else 0)) / 2
    paste(picture, sign, left, y - side / 2)
    if it.number:
        end = Writer(picture).left((left + side + 12, y), it.number, face, p.INK)
        if unit:
            paste(picture, unit, end + 4, y - unit.height / 2)


def unit_of(it: Tile, size: int = 36) -> Image.Image | None:
    """What the number counts."""
    return pieces.icon(it.unit, size) if it.unit else None
