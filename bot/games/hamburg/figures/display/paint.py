"""The display as a picture: a sheet per group with its goods, its card and its price."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.hamburg.figures.display.facts import Display, Lot, Revealed
from bot.games.hamburg.figures.goods import Good
from bot.games.hamburg.painters.icons import FOOT, crate, icon
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, font, wrapped
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import Thing
from bot.render.picture import Band, Scenery, bands

A_ROW, GAP = 5, 6
WIDE = (WIDTH - 2 * SIDE - (A_ROW - 1) * GAP) // A_ROW
HEAD, CRATE, BESIDE = 52, 66, 116
"""Heights: of slot and price, of the crates' signs, of the card."""
PLAIN = HEAD + CRATE + FOOT + 40
"""Height of a sheet without a card."""
CLOSED = 150
"""How high all frames are once the harbour has closed."""


LAID = 86
"""The height of goods laid open."""


@bands.register
def _(block: Display, scenery: Scenery) -> Iterator[Band]:
    yield Band(high(block.lots), partial(draw, lots=block.lots, marked=block.marked), joined=True)


@bands.register
def _(block: Revealed, scenery: Scenery) -> Iterator[Band]:
    yield Band(LAID, partial(revealed, goods=block.goods), joined=True)


def revealed(picture: Image.Image, top: int, goods: tuple[Good, ...]) -> None:
    """Goods laid open, of which one must be bought, with their prices."""
    wide = 140 * len(goods)
    left = (WIDTH - wide) / 2
    put(picture, plank(wide + 16), left - 8, top)
    for at, it in enumerate(goods):
        x = left + 140 * at
        put(picture, icon(it.name, 62), x + 8, top + 8)
        put(picture, marks.price(50, f"{it.price}"), x + 78, top + 14)


@lru_cache(4)
def plank(wide: int) -> Image.Image:
    """What goods laid open lie on."""
    return sprite(wide, LAID - 8, lambda pen: pen.box((0, 0, wide, LAID - 8), p.PAPER, p.GOLD, 4, 10))


def high(lots: tuple[Lot, ...]) -> int:
    """How high the display is."""
    return -(-len(lots) // A_ROW) * (sheet_high(lots) + GAP) if lots else 0


def sheet_high(lots: tuple[Lot, ...]) -> int:
    """How high every sheet is: with room for a card where there is one; low where nothing is left."""
    if all(it.gone or it.buyer is not None for it in lots):
        return CLOSED
    return PLAIN + BESIDE if any(it.card for it in lots) else PLAIN


def draw(picture: Image.Image, top: int, lots: tuple[Lot, ...], marked: tuple[int, ...] = ()) -> None:
    """All groups, in rows of five; marked ones with a golden edge."""
    tall = sheet_high(lots)
    for row in range(-(-len(lots) // A_ROW)):
        seam(picture, top + row * (tall + GAP) - GAP / 2)
    for at, it in enumerate(lots):
        left = SIDE + at % A_ROW * (WIDE + GAP)
        put(picture, sheet(it, tall, at in marked), left, top + at // A_ROW * (tall + GAP))


@lru_cache(256)
def sheet(it: Lot, tall: int, marked: bool) -> Image.Image:
    """A group that can be bought, or the frame that is left of one."""
    if it.buyer is not None or it.gone:
        return frame(it, tall)
    edge, thick = (p.GOLD, 7.0) if marked else (p.INK, 2.0)
    image = sprite(WIDE, tall, lambda pen: pen.box((0, 0, WIDE, tall), p.PAPER, edge, thick, 10))
    slot(image, it.slot, p.INK)
    put(image, marks.price(50, f"{it.price}"), WIDE - 55, 4)
    for at, good in enumerate(it.goods):
        goods(image, good, WIDE * (2 * at + 1) / (2 * len(it.goods)))
    if it.card:
        card(image, it.card, tall - BESIDE, tall)
    return image


def slot(image: Image.Image, number: int, ink: p.Colour) -> None:
    """The number of a group."""
    Writer(image).left((12, 29), f"{number}", font(TEXT + 5, "Bold"), ink)


def goods(image: Image.Image, it: Good, middle: float) -> None:
    """A good and its price."""
    put(image, crate(it.name, it.mark, CRATE), middle - CRATE / 2, HEAD + 4)
    y = HEAD + CRATE + FOOT + 20
    Writer(image).centre((middle, y), f"{it.price}", font(TEXT + 2, "SemiBold"), p.INK)


def card(image: Image.Image, it: Thing, top: int, tall: int) -> None:
    """The card beside the goods: its sign and its name."""
    put(image, rule(), 10, top - 2)
    face = font(TEXT, "SemiBold")
    lines = wrapped(it.word, face, WIDE - 8, 2)
    room = tall - top - 10 - 28 * len(lines)
    side = int(min(54, room - 4))
    put(image, icon(it.name, side), (WIDE - side) / 2, top + 4)
    for number, line in enumerate(lines):
        Writer(image).centre((WIDE / 2, top + side + 22 + 28 * number), line, face, p.INK)


@lru_cache(1)
def rule() -> Image.Image:
    """A line between goods and card."""
    return sprite(WIDE - 20, 3, lambda pen: pen.line([(1, 1.5), (WIDE - 21, 1.5)], p.PAPER_DARK, 3))


def frame(it: Lot, tall: int) -> Image.Image:
    """Sold: an empty frame with the mark of the buyer, pale what went with it. Gone: nobody's mark."""

    def empty(pen: Pen) -> None:
        pen.box((2, 2, WIDE - 2, tall - 2), None, p.SAND, 3, 10)
        for x in range(20, WIDE - 10, 26):
            pen.line([(x, 3), (x + 8, 3)], p.BRICK_DARK, 6)
            pen.line([(x, tall - 3), (x + 8, tall - 3)], p.BRICK_DARK, 6)
        for y in range(22, tall - 10, 26):
            pen.line([(3, y), (3, y + 8)], p.BRICK_DARK, 6)
            pen.line([(WIDE - 3, y), (WIDE - 3, y + 8)], p.BRICK_DARK, 6)

    image = sprite(WIDE, tall, empty)
    slot(image, it.slot, p.PAPER_DARK)
    size, middle = (84, tall / 2 - 26) if tall > CLOSED else (72, 52)
    if it.buyer is not None:
        put(image, seats.head(it.buyer, size), (WIDE - size) / 2, middle - size / 2)
    row = [icon(good.name, 38) for good in it.goods]
    row += [icon(it.card.name, 38)] if it.card else []
    x = (WIDE - 42 * len(row) + 4) / 2
    for small in row:
        put(image, pale(small), x, middle + size / 2 + 8)
        x += 42
    return image


def pale(image: Image.Image) -> Image.Image:
    """The same, a little of it gone."""
    faded = image.copy()
    faded.putalpha(image.getchannel("A").point(lambda a: a * 4 // 5))
    return faded
