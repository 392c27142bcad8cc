"""Things on boards and orders on paper: the blocks of an office, painted alike for every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import Sheet, Sheets, Thing, Things
from bot.render.picture import GAP, MARK, Band, Icon, Scenery, bands

LINE, SHEET = 62, 190
"""Heights of a thing and of an order."""
COLUMN, ABREAST = (WIDTH - 2 * SIDE + GAP) // 2, 3
"""The width of a thing with its gap; orders in a row."""


@bands.register
def _(block: Things, scenery: Scenery) -> Iterator[Band]:
    for at in range(0, len(block.items), 2):
        yield Band(LINE + 4, partial(things, row=block.items[at : at + 2], icon=scenery.icon))


@bands.register
def _(block: Sheets, scenery: Scenery) -> Iterator[Band]:
    for at in range(0, len(block.items), ABREAST):
        yield Band(SHEET + GAP, partial(sheets, row=block.items[at : at + ABREAST], icon=scenery.icon))


def things(picture: Image.Image, top: int, row: tuple[Thing, ...], icon: Icon) -> None:
    """Things side by side."""
    for at, it in enumerate(row):
        left = SIDE + at * COLUMN
        put(picture, board_of(COLUMN - GAP, LINE, False, p.DUSK), left, top)
        put(picture, icon(it.name, 52), left + 6, top + 5)
        thing(picture, it, left, top + LINE / 2, icon)


def thing(picture: Image.Image, it: Thing, left: int, middle: float, icon: Icon) -> None:
    """What it is called; from the right further numbers, the first one bright, then how many there are."""
    face, bold, write = font(TEXT + 1, "SemiBold"), font(TEXT + 5, "Bold"), Writer(picture)
    right = float(left + COLUMN - GAP - 10)
    for at, chip in reversed([*enumerate(it.more)]):
        text = f"{chip.number}"
        letters, fill = (face, p.FADED) if at else (bold, p.WHITE)
        write.right((right, middle), text, letters, fill)
        right -= width(text, letters) + MARK + 4
        put(picture, icon(chip.name, MARK), right, middle - MARK / 2)
        right -= 12
    many = f"×{it.number}" if it.number > 1 else ""
    write.right((right, middle), many, face, p.GOLD)
    name = f"{it.word} ({it.note})" if it.note else it.word
    room = right - left - 68 - width(many, face)
    write.left((left + 68, middle), fitted(name, face, room), face, p.WHITE if it.have else p.FADED)


def sheets(picture: Image.Image, top: int, row: tuple[Sheet, ...], icon: Icon) -> None:
    """Orders side by side."""
    wide = (WIDTH - 2 * SIDE - 2 * GAP) // ABREAST
    for at, it in enumerate(row):
        left = SIDE + at * (wide + GAP)
        put(picture, paper(wide, it.ready), left, top)
        sheet(picture, it, (left, top, wide), icon)


@lru_cache(8)
def paper(wide: int, ready: bool) -> Image.Image:
    """The paper of an order; one that can be completed has a golden edge."""
    edge, thick = (p.GOLD, 7.0) if ready else (p.INK, 2.0)
    return sprite(wide, SHEET, lambda pen: pen.box((0, 0, wide, SHEET), p.PAPER, edge, thick, 10))


def sheet(picture: Image.Image, it: Sheet, place: tuple[int, int, int], icon: Icon) -> None:
    """What an order needs, with a hook where it is in hand; its points."""
    (left, top, wide), side = place, 72
    x = left + (wide - len(it.needs) * (side + 6) + 6) / 2
    for need in it.needs:
        put(picture, icon(need.name, side, need.have), x, top + 14)
        if need.have:
            put(picture, hook(), x + side - 26, top + 66)
        x += side + 6
    face, text = font(50, "Bold"), f"{it.worth.number}"
    x = left + (wide - width(text, face) - 48) / 2
    end = Writer(picture).left((x, top + 146), text, face, p.INK)
    put(picture, icon(it.worth.name, 42), end + 6, top + 124)


@lru_cache(1)
def hook() -> Image.Image:
    """The mark of what is in hand."""

    def draw(pen: Pen) -> None:
        pen.disc(16, 16, 15, p.CALM, p.WHITE, 2)
        pen.line([(8, 16), (14, 22), (24, 9)], p.WHITE, 4)

    return sprite(32, 32, draw)
