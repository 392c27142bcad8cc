"""The market as a picture: warehouses over the quay, workers in their hatches; the second row above."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PIL import Image

from bot.games.speicherstadt.figures.market import lines, queue, shelf
from bot.games.speicherstadt.figures.market.facts import MarketCards, QuayLines, Shelf, Slot
from bot.games.speicherstadt.painters import harbour, tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import FLOOR, GABLE, WIDTH
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.pen import paste
from bot.render.bands import Band, Scenery, bands

QUAY, EDGE = 8, 6
"""The heights of the stones above and below tiles, and above and below lines."""
WIDEST = 320
"""No tile is wider."""
A_ROW = 3
"""No more cards lie side by side, so that their names can be read on a phone; four lie two by two."""


class RowLayout(NamedTuple):
    """Warehouses side by side: their cards, the index of the first, their width and number of floors."""

    slots: tuple[Slot, ...]
    first: int
    columns: int
    floors: int

    @property
    def bay(self) -> int:
        """How wide a warehouse is."""
        return WIDTH // self.columns

    @property
    def quay(self) -> int:
        """From the gables to the quay."""
        return GABLE + self.floors * FLOOR

    @property
    def high(self) -> int:
        """From the gables to the canal."""
        return self.quay + tiles.HEIGHT + 2 * QUAY

    @property
    def tile(self) -> int:
        """How wide a card is."""
        return min(self.bay - 12, WIDEST)


@bands.register
def _(block: MarketCards, scenery: Scenery) -> Iterator[Band]:
    if block.slots and all(slot.fate in ("sold", "gone") for slot in block.slots):
        yield Band(
            shelf.rows_high(len(block.slots)) + QUAY, partial(paint_quay, slots=block.slots), joined=True
        )
        return
    for columns in row_ranges(block.bays):
        layout = row(block.slots[columns.start : columns.stop], columns)
        yield Band(layout.high, partial(warehouses, layout=layout, season=scenery.mood), joined=True)


@bands.register
def _(block: QuayLines, scenery: Scenery) -> Iterator[Band]:
    high = len(block.slots) * (lines.HIGH + lines.GAP) + 2 * EDGE
    yield Band(high, partial(paint_lines, slots=block.slots), joined=True)


@bands.register
def _(block: Shelf, scenery: Scenery) -> Iterator[Band]:
    yield Band(shelf.height(block), partial(shelf.draw, shelf=block, season=scenery.mood), joined=True)


def paint_quay(picture: Image.Image, top: int, slots: tuple[Slot, ...]) -> None:
    """The cards on the quay after the market, without lines."""
    seam(picture, top)
    stones(picture, top, top + shelf.rows_high(len(slots)) + QUAY)
    shelf.rows(picture, top + QUAY, slots)


def paint_lines(picture: Image.Image, top: int, slots: tuple[Slot, ...]) -> None:
    """The cards on the quay with their workers, a line each."""
    stones(picture, top, top + len(slots) * (lines.HIGH + lines.GAP) + 2 * EDGE)
    for at, slot in enumerate(slots):
        lines.paint_line(picture, top + EDGE + at * (lines.HIGH + lines.GAP), slot)


def row_ranges(number: int) -> list[range]:
    """This many cards in rows."""
    most = 2 if number == 4 else A_ROW
    return [range(first, min(first + most, number)) for first in range(0, number, most)]


def row(slots: tuple[Slot, ...], columns: range) -> RowLayout:
    """A row of warehouses, as high as the longest line in it."""
    longest = max((len(slot.line) for slot in slots), default=1) or 1
    floors = -(-longest // harbour.hatches_of(WIDTH // len(columns)))
    return RowLayout(slots, columns.start, len(columns), floors)


def warehouses(picture: Image.Image, top: int, layout: RowLayout, season: Season) -> None:
    """A row of warehouses with their cards on the quay."""
    seam(picture, top)
    if layout.first:
        picture.paste(p.INK, (0, top, WIDTH, top + GABLE))
    for at in range(layout.columns):
        house = harbour.warehouse(harbour.WarehouseSize(layout.bay, layout.floors, layout.first + at, season))
        paste(picture, house, at * layout.bay, top)
    stones(picture, top + layout.quay, top + layout.high)
    for at, slot in enumerate(layout.slots):
        column(picture, slot, layout, at * layout.bay, top)


def stones(picture: Image.Image, top: int, bottom: int) -> None:
    """The quay and its edge."""
    picture.paste(p.STONE, (0, top, WIDTH, bottom))
    picture.paste(p.STONE_DARK, (0, top, WIDTH, top + 3))
    picture.paste(p.STONE_DARK, (0, bottom - 6, WIDTH, bottom))
    for x in range(0, WIDTH, 80):
        picture.paste(p.INK_SOFT, (x, bottom - 6, x + 2, bottom))


def column(picture: Image.Image, slot: Slot, layout: RowLayout, left: int, top: int) -> None:
    """A card on the quay, and over it the workers in the hatches or what became of it."""
    queue.draw(picture, slot, (left, top + layout.quay), layout.bay)
    sold = slot.fate in ("sold", "gone")
    card = tiles.tile(slot.tile, layout.tile, slot.label, slot.fate == "now", sold)
    paste(picture, card, left + (layout.bay - layout.tile) / 2, top + layout.quay + QUAY - 2)
