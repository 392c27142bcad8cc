"""The market for an office: a card a line, with what it is, who stands there and what the first would pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.figures.market.facts import MarketLines, Slot
from bot.games.speicherstadt.painters import labels, pieces, tiles
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.games.speicherstadt.signs import sign_of
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT
from bot.render.bands import Band, Scenery, bands

HIGH, GAP, EDGE = 66, 4, 8
"""Height of a line, the gap below it, the margin inside."""
PLATE, SIGN, HEAD, COIN = 40, 50, 44, 42
"""The widths of the plate of a place, of a sign, of a worker, of a price."""
LEAST, STEP, CLOSE, MORE = 4, 40, 35, 34
"""So many workers are shown at least, while others are counted; from one to the next, and where they stand
closer together; room for how many more there are."""


@bands.register
def _(block: MarketLines, scenery: Scenery) -> Iterator[Band]:
    for slot in block.slots:
        yield Band(HIGH + GAP, partial(paint_line, slot=slot))


def paint_line(picture: Image.Image, top: int, slot: Slot) -> None:
    """A card of the market."""
    seam(picture, top)
    paste(picture, line(slot), SIDE, top)


@lru_cache(256)
def line(slot: Slot) -> Image.Image:
    """Place, sign, name, number, crates; at the right who stands there, and what the first would pay."""
    wide, lit, sold = WIDTH - 2 * SIDE, slot.fate == "now", slot.fate in ("sold", "gone")
    edge, thick = (p.GOLD, 6.0) if lit else (p.INK, 2.0)
    ground = p.FADED if sold else p.PAPER
    picture = sprite(wide, HIGH, lambda pen: pen.box((0, 0, wide, HIGH), ground, edge, thick, 9))
    waits = bool(slot.line) and not sold
    least = (
        COIN + EDGE + CLOSE * min(len(slot.line), LEAST) + MORE * (len(slot.line) > LEAST) if waits else 200
    )
    left = content(picture, slot, wide - EDGE - least)
    right = workers(picture, slot, left + 10) if waits else outcome(picture, slot)
    small = font(TEXT)
    if not slot.tile.crates and width(slot.tile.note, small) <= right - left - 20:
        Writer(picture).left((left + 10, HIGH / 2), slot.tile.note, small, p.INK_SOFT)
    return picture


def content(picture: Image.Image, slot: Slot, right: float) -> float:
    """The card itself, at most up to this edge; returns where it ends."""
    middle, write, tile = HIGH / 2, Writer(picture), slot.tile
    paste(picture, tiles.plate(PLATE, p.INK), EDGE, middle - tiles.PLATE / 2)
    write.centre((EDGE + PLATE / 2, middle), slot.label, font(TEXT, "Bold"), p.PAPER)
    x: float = EDGE + PLATE + 8
    paste(picture, pieces.icon(sign_of(tile.card, tile.kind), SIGN), x, middle - SIGN / 2)
    x += SIGN + 10
    goods = tiles.crates(tile.crates) if tile.crates else None
    number, unit = font(36, "Bold"), tiles.unit_of(tile)
    after = width(tile.number, number) + (unit.width + 6 if unit else 0) + (goods.width + 8 if goods else 0)
    face, name = labels.name_of(tile.name.removesuffix(f" {tile.number}"), right - x - after - 8)
    x = write.left((x, middle), name, face, p.INK) + 10
    if tile.number:
        x = write.left((x, middle), tile.number, number, p.INK) + 3
    if unit:
        paste(picture, unit, x, middle - unit.height / 2)
        x += unit.width + 3
    if goods:
        paste(picture, goods, x + 5, middle - goods.height / 2)
        x += goods.width + 5
    return x


def workers(picture: Image.Image, slot: Slot, left: float) -> float:
    """Who stands there, first come first, and what the first one would pay now; as many as there is room for
    behind this edge. Returns where they begin."""
    middle, x = HIGH / 2, float(picture.width - EDGE - COIN)
    paste(picture, marks.price(COIN, f"{slot.prices[0]}"), x, middle - COIN / 2)
    x -= EDGE
    room, number = x - left - (HEAD - CLOSE), len(slot.line)
    step = STEP if STEP * number <= room else CLOSE
    shown = number if step * number <= room else max(LEAST, int((room - MORE) / step))
    if shown < number:
        face, more = font(TEXT, "Bold"), f"+{number - shown}"
        Writer(picture).right((x, middle), more, face, p.INK)
        x -= width(more, face) + 4
    for worker in reversed(slot.line[:shown]):
        x -= step
        paste(
            picture,
            seats.head(worker.seat, HEAD, worker.grey, True),
            x - (HEAD - step) / 2,
            middle - HEAD / 2,
        )
    return x


def outcome(picture: Image.Image, slot: Slot) -> float:
    """What became of a card, or that no worker has come yet; returns the left edge."""
    middle, x = HIGH / 2, float(picture.width - EDGE)
    if slot.buyer is not None:
        x -= HEAD
        paste(picture, seats.head(slot.buyer, HEAD, paper=True), x, middle - HEAD / 2)
    face, word = font(TEXT, "SemiBold"), slot.word
    if word and slot.fate in ("sold", "gone"):
        Writer(picture).right((x - 4, middle), word, face, p.INK)
        x -= width(word, face) + 8
    return x
