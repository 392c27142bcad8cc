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
def tile(content: Tile, wide: int, badge: str = "", lit: bool = False, faded: bool = False) -> Image.Image:
    """The whole tile. `lit`: it is being sold; `faded`: it is out of play."""
    ground = p.FADED if faded else p.PAPER
    edge, thick = (p.GOLD, 6.0) if lit else (p.INK, 2.0)
    picture = sprite(wide, HEIGHT, lambda pen: pen.box((0, 0, wide, HEIGHT), ground, edge, thick, 9))
    head(picture, content, badge)
    foot = HEIGHT - 8 - foot_of(picture, content, wide)
    top = HEAD + name_of(picture, content, wide)
    middle_of(picture, content, top + 2, foot - 2)
    if faded:
        veil = Image.new("RGBA", picture.size, (*ground, 0))
        veil.putalpha(picture.getchannel("A").point(lambda action: action // 5))
        picture.alpha_composite(veil)
    return picture


def head(picture: Image.Image, content: Tile, badge: str) -> None:
    """The place in the row at the left, the season at the right."""
    if badge:
        face = font(TEXT, "Bold")
        wide = max(PLATE, round(width(badge, face)) + 16)
        paste(picture, plate(wide, p.INK), 8, 8)
        Writer(picture).centre((8 + wide / 2, 8 + PLATE / 2), badge, face, p.PAPER)
    if content.deck:
        paste(picture, weather.season(DECKS[content.deck], PLATE), picture.width - 8 - PLATE, 8)


@lru_cache(32)
def plate(wide: int, colour: p.Colour) -> Image.Image:
    """A small plate behind a letter."""
    return sprite(wide, PLATE, lambda pen: pen.box((0, 0, wide, PLATE), colour, radius=7))


def name_of(picture: Image.Image, content: Tile, wide: int) -> int:
    """The name in one line or two; returns how much room it takes."""
    face, room = name_look(content.name, wide)
    lines = wrap(content.name, face, room, 2)
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


def foot_of(picture: Image.Image, content: Tile, wide: int) -> int:
    """Crates, else the short text; returns how much room they take."""
    if content.crates:
        row = crates(content.crates)
        paste(picture, row, (wide - row.width) / 2, HEIGHT - 8 - row.height)
        return row.height
    face = font(TEXT)
    lines = wrap(content.note, face, wide - 2 * EDGE - 4, 3)
    for number, line in enumerate(reversed(lines)):
        Writer(picture).centre((wide / 2, HEIGHT - 23 - number * STEP), line, face, p.INK)
    return STEP * len(lines)


@lru_cache(256)
def crates(goods: tuple[Crate, ...], gap: int = 2) -> Image.Image:
    """Paint crates side by side, `gap` pixels apart."""
    wide, high = pieces.CRATE
    row = Image.new("RGBA", ((wide + gap) * len(goods) - gap, high))
    for at, good in enumerate(goods):
        paste(row, pieces.crate(good.good, good.mark, good.lies), at * (wide + gap), 0)
    return row


def middle_of(picture: Image.Image, content: Tile, top: float, bottom: float) -> None:
    """The sign between name and foot, and the number beside it."""
    side = int(min(SIDE, bottom - top))
    face = font(max(NAME, side * 7 // 8), "Bold")
    sign = pieces.icon(sign_of(content.card, content.kind), side)
    unit, y = unit_of(content), (top + bottom) / 2
    broad = width(content.number, face) + (unit.width + 4 if unit else 0)
    left = (picture.width - side - (12 + broad if content.number else 0)) / 2
    paste(picture, sign, left, y - side / 2)
    if content.number:
        end = Writer(picture).left((left + side + 12, y), content.number, face, p.INK)
        if unit:
            paste(picture, unit, end + 4, y - unit.height / 2)


def unit_of(content: Tile, size: int = 36) -> Image.Image | None:
    """The icon of what the number counts; None where it counts nothing."""
    return pieces.icon(content.unit, size) if content.unit else None
