"""Players and supply as a picture: houses below each other, the supply on its barge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.painters import harbour, pieces
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import SIDE, WIDTH
from bot.games.speicherstadt.painters.pieces import icon
from bot.pictures import palette as p
from bot.pictures import panels, seats
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fit, font, nameplate, shorter, width
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import NAME, TEXT
from bot.pictures.strips import board_of, table
from bot.presenter.blocks import Panel, Panels, Row, nonzero
from bot.render.bands import Band, Scenery, bands
from bot.render.picture import cells


@dataclass(frozen=True, slots=True)
class Houses(Panels):
    """The players, painted one per line."""


@dataclass(frozen=True, slots=True)
class SupplyRow(Row):
    """The common supply, painted on a barge; `marks`: of the goods, in their order."""

    marks: tuple[str, ...] = ()


BARGE, HEADING = 80, 40
PILE, BOW = 82, 34
"""How much room a pile takes, and how far the ends of the barge reach out."""
LOW, TALL, GAP = 58, 88, 6
"""Heights of a house of one line and of two, and between two."""
CELLS = 520
"""What the numbers of a house take in one line."""
PENNANT = 48


FREE, MARK = 4, 28
"""Water below the barge, and the side of a mark before a number."""
FREE_CELL = (Image.new("RGBA", (1, 1)), "")
"""Keeps the column of a number that is zero."""


@bands.register
def _(block: SupplyRow, scenery: Scenery) -> Iterator[Band]:
    yield Band(barge_high(block) + FREE, partial(canal, supply=block, season=scenery.mood), joined=True)


@bands.register
def _(block: Houses, scenery: Scenery) -> Iterator[Band]:
    rows = -(-len(block.panels) // abreast(block.panels))
    high = rows * (house_high(block.panels) + GAP) - GAP + FREE
    yield Band(high, partial(houses, panels=block.panels), joined=True)


def canal(picture: Image.Image, top: int, supply: SupplyRow, season: Season) -> None:
    """The canal with the barge on it."""
    seam(picture, top)
    bottom = top + barge_high(supply)
    picture.paste(p.NIGHT, (0, bottom, WIDTH, picture.height))
    harbour.canal(picture, season, top, bottom)
    barge(picture, top + 4, supply)


def barge_high(supply: SupplyRow) -> int:
    """How much of the canal the supply takes: more where its name stands above it."""
    return BARGE + HEADING * (load(supply) > WIDTH - 2 * BOW)


def load(supply: SupplyRow) -> int:
    """How wide the goods are with their name before them."""
    return round(width(name_of(supply), font(TEXT, "SemiBold"))) + 20 + PILE * len(supply.chips)


def name_of(supply: SupplyRow) -> str:
    """The name of the supply, without what it is for where that leaves no room for the goods."""
    room = WIDTH - 2 * BOW - 20 - PILE * len(supply.chips)
    fits = width(supply.label, font(TEXT, "SemiBold")) <= room
    return supply.label if fits else supply.label.partition(" (")[0]


def barge(picture: Image.Image, top: int, supply: SupplyRow) -> None:
    """A barge that carries the common supply."""
    face, bold, write = font(TEXT, "SemiBold"), font(30, "Bold"), Writer(picture)
    above = barge_high(supply) > BARGE
    if above:
        word = fit(supply.label, face, WIDTH - 2 * SIDE)
        write.centre((WIDTH / 2, top + HEADING / 2 - 4), word, face, p.PAPER)
        top += HEADING
    wide = PILE * len(supply.chips) if above else load(supply)
    x = (WIDTH - wide) / 2
    paste(picture, hull(wide + 2 * BOW), x - BOW, top + 2)
    if not above:
        x = write.left((x, top + 38), name_of(supply), face, p.PAPER) + 20
    for chip, mark in zip(supply.chips, supply.marks, strict=True):
        paste(picture, pieces.crate(chip.name, mark), x, top)
        write.left((x + pieces.CRATE[0] + 5, top + 36), f"{chip.number}", bold, p.PAPER)
        x += PILE


@lru_cache(32)
def hull(wide: int) -> Image.Image:
    """A flat barge under the supply."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 4), (wide, 4), (wide - 34, 70), (34, 70)], p.SHADE, p.INK_SOFT, 2)
        pen.line([(2, 5), (wide - 2, 5)], p.GOLD_DARK, 4)
        pen.line([(24, 60), (wide - 26, 60)], p.INK_SOFT, 2)

    return sprite(wide, 74, draw)


def abreast(panels: tuple[Panel, ...]) -> int:
    """How many houses stand side by side: two where that is lower."""
    return 2 if -(-len(panels) // 2) * (TALL + GAP) < len(panels) * (alone_high(panels) + GAP) else 1


def house_high(panels: tuple[Panel, ...]) -> int:
    """How high a house is."""
    return TALL if abreast(panels) == 2 else alone_high(panels)


def alone_high(panels: tuple[Panel, ...]) -> int:
    """A house over the whole width has two lines where a name is too long for one."""
    face = font(NAME, "Bold")
    short = all(width(shorter(panel.title)[-1], face) <= name_room(panel) for panel in panels)
    return LOW if short else TALL


def name_room(panel: Panel) -> int:
    """Room for a name beside the numbers."""
    return WIDTH - 2 * SIDE - 64 - CELLS - (PENNANT if panel.badges else 0)


def houses(picture: Image.Image, top: int, panels: tuple[Panel, ...]) -> None:
    """The players one below the other, or two in a row; the last of an odd number has a row for itself."""
    high, beside = house_high(panels), abreast(panels)
    whole = WIDTH - 2 * SIDE
    half = (whole - GAP) // 2
    for at, panel in enumerate(panels):
        wide = half if beside == 2 and not (at == len(panels) - 1 and at % 2 == 0) else whole
        spot = (SIDE + at % beside * (half + GAP), top + at // beside * (high + GAP))
        seam(picture, spot[1] - GAP / 2)
        house(picture, spot, panel, (wide, high), columns=beside == 1)


def house(
    picture: Image.Image, spot: tuple[int, int], panel: Panel, size: tuple[int, int], columns: bool
) -> None:
    """One player: head and name, beside or below them what they have, without what is zero.

    `columns`: each number has a column, for houses below each other.
    """
    (left, top), (wide, high) = spot, size
    paste(picture, board_of(wide, high, panel.due, p.DUSK), left, top)
    paste(picture, seats.head(panel.seat or 0, 52), left + 6, top + 3)
    room = name_room(panel) if high == LOW else wide - 72 - (PENNANT if panel.badges else 0)
    face = font(NAME, "Bold")
    (name,) = nameplate(panel.title, face, room) or (seats.LETTERS[panel.seat or 0],)
    end = Writer(picture).left((left + 64, top + 30), name, face, p.GOLD if panel.due else p.WHITE)
    if panel.badges:
        paste(picture, icon(panel.badges[0], 42), end + 8, top + 11)
    start, line = (WIDTH - SIDE - CELLS, 30) if high == LOW else (left + 12, 67)
    if not columns:
        panels.cells(picture, cells(tuple(nonzero(panel.chips)), icon, MARK), (start, top + line), wide - 20)
    else:
        has = {*nonzero(panel.chips)}
        both = zip(panel.chips, cells(panel.chips, icon, MARK), strict=True)
        row = [cell if chip in has else FREE_CELL for chip, cell in both]
        table(picture, [row], (start, top + line, left + wide - 6 - start))
