"""The board: rows of warehouses over the quay, workers in their hatches, the second row above, the houses."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.speicherstadt.painters import harbour, queue, shelf, strips, tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import FLOOR, GABLE, SIDE, WIDTH
from bot.games.speicherstadt.pictures.facts import BoardFacts, Slot
from bot.pictures import palette as p
from bot.pictures import strips as shared
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fitted, font
from bot.pictures.pen import put

TOP, QUAY = 62, 8
"""Heights: of the title, and of the stones above and below the tiles."""
WIDEST = 320
"""No tile is wider."""
A_ROW = 3
"""No more cards lie side by side, so that their names can be read on a phone; four lie two by two."""
ROOM = WIDTH - 2 * SIDE


class Row(NamedTuple):
    """Warehouses side by side: which columns, how wide and high they are, where they begin."""

    columns: range
    bay: int
    floors: int
    top: int

    @property
    def quay(self) -> int:
        """Where the quay begins."""
        return self.top + GABLE + self.floors * FLOOR

    @property
    def bottom(self) -> int:
        """Where it ends."""
        return self.quay + tiles.HEIGHT + 2 * QUAY

    @property
    def tile(self) -> int:
        """How wide a card is."""
        return min(self.bay - 12, WIDEST)


class Plan:
    """Where everything lies."""

    def __init__(self, facts: BoardFacts) -> None:
        banner = shared.banner_high(facts.ask, facts.due, ROOM) + 10 if facts.ask else 0
        self.shelf = TOP + banner
        self.roofs = self.shelf + shelf.height(facts)
        self.rows: list[Row] = []
        bottom = self.roofs
        for columns in split(facts.bays):
            self.rows.append(row(facts, columns, bottom))
            bottom = self.rows[-1].bottom
        self.canal = bottom
        self.houses = self.canal + strips.barge_high(facts.supply) + 10
        self.height = self.houses + strips.houses_high(facts.houses) + 10


def split(number: int) -> list[range]:
    """So many cards in rows."""
    most = 2 if number == 4 else A_ROW
    return [range(first, min(first + most, number)) for first in range(0, number, most)]


def row(facts: BoardFacts, columns: range, top: int) -> Row:
    """A row of warehouses, as high as the longest line in it."""
    bay = WIDTH // len(columns)
    lines = [len(it.line) for it in facts.columns[columns.start : columns.stop]]
    floors = -(-max(1, *lines, 1) // harbour.hatches_of(bay))
    return Row(columns, bay, floors, top)


def draw(facts: BoardFacts) -> Image.Image:
    """The whole board."""
    plan = Plan(facts)
    picture = scenery(facts.season, plan.height, plan.roofs, tuple(plan.rows), plan.houses).copy()
    heading(picture, facts)
    shelf.draw(picture, facts, plan.shelf)
    for it in plan.rows:
        seam(picture, it.top)
        for at, slot in enumerate(facts.columns[it.columns.start : it.columns.stop]):
            column(picture, slot, it, at)
    seam(picture, plan.canal)
    strips.barge(picture, plan.canal + 4, facts.supply)
    strips.houses(picture, plan.houses, facts.houses)
    return picture


@lru_cache(12)
def scenery(season: Season, height: int, roofs: int, rows: tuple[Row, ...], canal: int) -> Image.Image:
    """Everything that stands still; the canal ends at `canal`."""
    picture = Image.new("RGB", (WIDTH, height), p.NIGHT)
    harbour.sky(picture, season, roofs + GABLE)
    for it in rows:
        if it.top > roofs:
            picture.paste(p.INK, (0, it.top, WIDTH, it.top + GABLE))
        for at in it.columns:
            house = harbour.warehouse(harbour.House(it.bay, it.floors, at, season))
            put(picture, house, (at - it.columns.start) * it.bay, it.top)
        stones(picture, it.quay, it.bottom)
    harbour.canal(picture, season, rows[-1].bottom, canal - 10)
    return picture


def stones(picture: Image.Image, top: int, bottom: int) -> None:
    """The quay and its edge."""
    picture.paste(p.STONE, (0, top, WIDTH, bottom))
    picture.paste(p.STONE_DARK, (0, top, WIDTH, top + 3))
    picture.paste(p.STONE_DARK, (0, bottom - 6, WIDTH, bottom))
    for x in range(0, WIDTH, 80):
        picture.paste(p.INK_SOFT, (x, bottom - 6, x + 2, bottom))


def heading(picture: Image.Image, facts: BoardFacts) -> None:
    """Season, round and phase; who must do what."""
    face = font(36, "Bold")
    Writer(picture).left((SIDE + 2, 34), fitted(facts.title, face, ROOM), face, p.INK)
    if facts.ask:
        shared.banner(picture, (SIDE, TOP), facts.ask, facts.due, ROOM)


def column(picture: Image.Image, slot: Slot, it: Row, at: int) -> None:
    """A card on the quay, and over it the workers in the hatches or what became of it."""
    left = at * it.bay
    queue.draw(picture, slot, (left, it.quay), it.bay)
    out = slot.fate in ("sold", "gone")
    card = tiles.tile(slot.tile, it.tile, slot.label, slot.fate == "now", out)
    put(picture, card, left + (it.bay - it.tile) / 2, it.quay + QUAY - 2)
