"""A card as a label, low and half as wide as the picture: its sign, beside it name, number and crates.

It says what a tile says (`tiles`) where many cards lie below each other.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.games.speicherstadt.figures.facts import Tile
from bot.games.speicherstadt.figures.market.facts import Slot
from bot.games.speicherstadt.painters import pieces, tiles
from bot.games.speicherstadt.painters.colours import DECKS
from bot.games.speicherstadt.painters.weather import season
from bot.games.speicherstadt.signs import sign_of
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, width, wrap
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import NAME, TEXT

HIGH, EDGE, LINE, STEP = 106, 8, 35, 29
"""Heights of a label, of its margin, of its name; from line to line of a text."""
LEFT, SIGN, PLATE = 96, 62, 34
"""Where the name begins; the sides of the sign and of place and season above it."""
HEAD, COIN = 44, 40


@lru_cache(128)
def label(slot: Slot, wide: int) -> Image.Image:
    """The whole label: the waiting worker stands in the place of its sign."""
    lit, sold = slot.fate == "now", slot.fate in ("sold", "gone")
    ground = p.FADED if sold else p.PAPER
    edge, thick = (p.GOLD, 6.0) if lit else (p.INK, 2.0)
    picture = sprite(wide, HIGH, lambda pen: pen.box((0, 0, wide, HIGH), ground, edge, thick, 9))
    above(picture, slot)
    below(picture, slot)
    face, name = name_of(slot.tile.name, wide - LEFT - EDGE)
    Writer(picture).left((LEFT, EDGE + 16), name, face, p.INK)
    facts(picture, slot.tile, wide)
    return picture


def above(picture: Image.Image, slot: Slot) -> None:
    """The place in the row, and the season."""
    face = font(TEXT, "Bold")
    wide = max(PLATE, round(width(slot.label, face)) + 12)
    paste(picture, tiles.plate(wide, p.INK), EDGE, EDGE)
    Writer(picture).centre((EDGE + wide / 2, EDGE + tiles.PLATE / 2), slot.label, face, p.PAPER)
    if slot.tile.deck:
        paste(picture, season(DECKS[slot.tile.deck], PLATE), LEFT - 6 - PLATE, EDGE + 1)


def below(picture: Image.Image, slot: Slot) -> None:
    """The worker and the price, what became of the card, or its sign."""
    top = EDGE + PLATE + 4
    if slot.line:
        worker = slot.line[0]
        paste(picture, seats.head(worker.seat, HEAD, worker.grey, True), 2, top + 8)
        paste(picture, marks.price(COIN, f"{slot.prices[0]}"), HEAD + 6, top + 10)
    elif slot.fate in ("sold", "gone"):
        paste(picture, shared_icon("done" if slot.fate == "sold" else "missing", 30), EDGE + 2, top + 14)
        if slot.buyer is not None:
            paste(picture, seats.head(slot.buyer, HEAD, paper=True), EDGE + 36, top + 8)
    else:
        sign = pieces.icon(sign_of(slot.tile.card, slot.tile.kind), SIGN)
        paste(picture, sign, (LEFT - SIGN) / 2 - 2, top - 2)


@lru_cache(256)
def name_of(name: str, room: int) -> tuple[FreeTypeFont, str]:
    """A name in one line: thinner where it is too long, shortened where that does not help."""
    faces = (font(NAME, "Bold"), font(NAME, "Medium"))
    face = next((face for face in faces if width(name, face) <= room), faces[-1])
    return face, fit(name, face, room)


def facts(picture: Image.Image, tile: Tile, wide: int) -> None:
    """The number that matters, then crates, else the short text."""
    x, top = float(LEFT), EDGE + LINE - 4
    middle = top + pieces.CRATE[1] / 2
    if tile.number:
        x = Writer(picture).left((x, middle), tile.number, font(46, "Bold"), p.INK) + 4
        if unit := tiles.unit_of(tile):
            paste(picture, unit, x, middle - unit.height / 2)
            x += unit.width
        x += 10
    if tile.crates:
        paste(picture, tiles.crates(tile.crates), x, top)
        return
    face = font(TEXT)
    lines = wrap(tile.note, face, wide - x - 4, 2)
    for number, line in enumerate(lines):
        y = middle + STEP * (number - (len(lines) - 1) / 2)
        Writer(picture).left((x, y), line, face, p.INK)
