"""A strip as a picture: cells in one row on a dark board, behind a label or a player's head."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import paste
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import Strip, StripCell
from bot.render.bands import Band, IconPainter, Scenery

HIGH, GAP, SIGN, HEAD = 60, 4, 46, 52
"""Heights of a strip and below it; the sides of a sign and of a head."""
LABEL, LEAST, WIDEST = 230, 10, 30
"""Room for a label at most; the least and the widest gap between cells."""


def bands_of_strip(block: Strip, scenery: Scenery) -> Iterator[Band]:
    """The band of a strip."""
    yield Band(HIGH + GAP, partial(strip, block=block, icon=scenery.icon))


def strip(picture: Image.Image, top: int, block: Strip, icon: IconPainter) -> None:
    """The board, the label or head, then the cells; an ellipsis where there is no room for more."""
    wide, middle = WIDTH - 2 * SIDE, top + HIGH / 2
    paste(picture, board_of(wide, HIGH, False, p.DUSK), SIDE, top)
    face, left, write = font(TEXT + 1, "SemiBold"), float(SIDE + 12), Writer(picture)
    if block.seat is not None:
        paste(picture, seats.head(block.seat, HEAD), SIDE + 4, top + 4)
        left += HEAD
    if block.label:
        title = face if block.seat is None else font(NAME, "SemiBold")
        left = write.left((left, middle), fit(block.label, title, LABEL), title, p.GLOW) + 16

    if not block.cells:
        write.left((left, middle), block.nothing, face, p.FADED)
    widths = [cell_width(shown) for shown in block.cells]
    free = SIDE + wide - 10 - left - sum(widths)
    gap = min(WIDEST, max(LEAST, free / max(1, len(widths))))
    for shown, room in zip(block.cells, widths, strict=True):
        if left + room > SIDE + wide:
            write.left((left, middle), "…", face, p.WHITE)
            return
        paint_cell(picture, shown, (left, middle), icon)
        left += room + gap


def cell_width(cell: StripCell) -> float:
    """How much room a cell takes."""
    face = font(TEXT + 1, "SemiBold")
    word = width(cell.word, face) + 8 if cell.word else 0
    many = width(f"×{cell.number}", face) + 4 if cell.number > 1 else 0
    return word + len(cell.signs) * (SIGN + 4) + many


def paint_cell(picture: Image.Image, cell: StripCell, spot: tuple[float, float], icon: IconPainter) -> None:
    """The signs, then the word, then how many."""
    (left, middle), face, write = spot, font(TEXT + 1, "SemiBold"), Writer(picture)
    for name in cell.signs:
        paste(picture, icon(name, SIGN), round(left), round(middle - SIGN / 2))
        left += SIGN + 4
    if cell.word:
        left = write.left((left + 2, middle), cell.word, face, p.WHITE) + 6
    if cell.number > 1:
        write.left((left, middle), f"×{cell.number}", face, p.GOLD)
