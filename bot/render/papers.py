"""Things on boards and orders on paper: the blocks of an office, painted alike for every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import OrderSheet, Sheets, Thing, Things
from bot.render.bands import GAP, MARK, Band, IconPainter, Scenery

LINE, SHEET = 62, 84
"""Heights of a thing and of an order."""
COLUMN = (WIDTH - 2 * SIDE + GAP) // 2
"""The width of a thing with its gap."""
NEED, WORTH = 52, 92
"""The side of what an order needs, and the room for its points."""


def bands_of_things(block: Things, scenery: Scenery) -> Iterator[Band]:
    """Things in rows of two."""
    for at in range(0, len(block.items), 2):
        yield Band(LINE + 4, partial(things, row=block.items[at : at + 2], icon=scenery.icon))


def bands_of_sheets(block: Sheets, scenery: Scenery) -> Iterator[Band]:
    """Sheets of orders, one below the other."""
    for order in block.items:
        yield Band(SHEET + GAP, partial(sheet, order=order, icon=scenery.icon))


def things(picture: Image.Image, top: int, row: tuple[Thing, ...], icon: IconPainter) -> None:
    """Paint a row of things side by side."""
    for at, item in enumerate(row):
        left = SIDE + at * COLUMN
        paste(picture, board_of(COLUMN - GAP, LINE, False, p.DUSK), left, top)
        paste(picture, icon(item.name, 52), left + 6, top + 5)
        thing(picture, item, left, top + LINE / 2, icon)


def thing(picture: Image.Image, thing: Thing, left: int, middle: float, icon: IconPainter) -> None:
    """Paint a name; at the right further numbers, the first one bright, then how many there are."""
    face, bold, write = font(TEXT + 1, "SemiBold"), font(TEXT + 5, "Bold"), Writer(picture)
    right = float(left + COLUMN - GAP - 10)
    for at, chip in reversed([*enumerate(thing.more)]):
        text = f"{chip.number}"
        letters, fill = (face, p.FADED) if at else (bold, p.WHITE)
        write.right((right, middle), text, letters, fill)
        right -= width(text, letters) + MARK + 4
        paste(picture, icon(chip.name, MARK), right, middle - MARK / 2)
        right -= 12
    many = f"×{thing.number}" if thing.number > 1 else ""
    write.right((right, middle), many, face, p.GOLD)
    name = f"{thing.word} ({thing.note})" if thing.note else thing.word
    room = right - left - 68 - width(many, face)
    write.left((left + 68, middle), fit(name, face, room), face, p.WHITE if thing.have else p.FADED)


@lru_cache(4)
def paper(ready: bool) -> Image.Image:
    """The paper of an order; one that can be completed has a golden edge."""
    edge, thick = (p.GOLD, 7.0) if ready else (p.INK, 2.0)
    wide = WIDTH - 2 * SIDE
    return sprite(wide, SHEET, lambda pen: pen.box((0, 0, wide, SHEET), p.PAPER, edge, thick, 10))


def sheet(picture: Image.Image, top: int, order: OrderSheet, icon: IconPainter) -> None:
    """An order in one row: its needs with name and origin, then its points."""
    paste(picture, paper(order.ready), SIDE, top)
    left = float(SIDE + GAP)
    for wanted, room in zip(order.needs, rooms(order.needs), strict=True):
        need(picture, wanted, (left, top + SHEET / 2), room - GAP, icon)
        left += room
    middle, right, face = top + SHEET / 2, WIDTH - SIDE - 14, font(44, "Bold")
    paste(picture, icon(order.worth.name, 40), right - 40, middle - 20)
    Writer(picture).right((right - 46, middle), f"{order.worth.number}", face, p.INK)


def rooms(needs: tuple[Thing, ...]) -> list[float]:
    """How wide each need is with its gap: all alike, or wider where words are longer and there is room."""
    whole, name, origin = WIDTH - 2 * SIDE - 2 * GAP - WORTH, font(TEXT, "SemiBold"), font(TEXT, "Medium")
    alike = whole / max(3, len(needs))
    own = [NEED + 8 + max(width(need.word, name), width(need.note, origin)) + GAP for need in needs]
    if max(own) <= alike or sum(own) > whole:
        return [alike] * len(needs)
    return [width + (whole - sum(own)) / len(needs) for width in own]


def need(
    picture: Image.Image, need: Thing, spot: tuple[float, float], room: float, icon: IconPainter
) -> None:
    """Paint one need of an order: pale if it is lacking, with a check mark if it is in hand."""
    (left, middle), write, face = spot, Writer(picture), font(TEXT, "SemiBold")
    paste(picture, icon(need.name, NEED, need.have), left, middle - NEED / 2)
    if need.have:
        paste(picture, hook(), left + NEED - 30, middle + NEED / 2 - 26)
    x, wide = left + NEED + 8, room - NEED - 8
    high = 17 if need.note else 0
    ink = p.INK if need.have else p.INK_SOFT
    write.left((x, middle - high), fit(need.word, face, wide), face, ink)
    if need.note:
        plain = font(TEXT, "Medium")
        write.left((x, middle + high), fit(need.note, plain, wide), plain, ink)


@lru_cache(1)
def hook() -> Image.Image:
    """The check mark of an item that is in hand."""

    def draw(pen: Pen) -> None:
        pen.disc(16, 16, 15, p.CALM, p.WHITE, 2)
        pen.line([(8, 16), (14, 22), (24, 9)], p.WHITE, 4)

    return sprite(32, 32, draw)
