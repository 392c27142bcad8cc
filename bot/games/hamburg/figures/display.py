"""The display as a picture: a sheet per group, two in a row, with its goods, its price and its card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.painters.icons import FOOT, crate, icon
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, wrap
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import Figure, Thing
from bot.render.bands import Band, Scenery, bands


@dataclass(frozen=True, slots=True)
class Lot:
    """A group: number, goods, card, price of all goods; `buyer`: the seat that bought it; `gone`: it was not
    bought and can no longer be."""

    slot: int
    goods: tuple[GoodCard, ...]
    card: Thing | None
    price: int
    buyer: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class DisplayGroups(Figure):
    """All groups; `marked`: indexes of those that an exchange would change."""

    lots: tuple[Lot, ...]
    marked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RevealedGoods(Figure):
    """Goods laid open of which one must be bought."""

    goods: tuple[GoodCard, ...]


A_ROW, GAP = 2, 5
WIDE = (WIDTH - 2 * SIDE - (A_ROW - 1) * GAP) // A_ROW
CRATE, COIN, CARD = 48, 46, 48
"""Sides of the crates' signs, of the price, of the card's sign."""
HIGH, CLOSED = CRATE + FOOT, 54
"""How high a sheet is; how high all frames are once the harbour has closed."""
SLOT, FIRST, PRICE, BESIDE, NAME = 26, 46, 150, 202, 256
"""On a sheet: the middle of its number; the left edges of goods, price, card, and its name."""


SMALL, LINE, LAID = 40, 28, 86
"""Sides of signs in a frame; from line to line; the height of goods laid open."""


@bands.register
def _(block: DisplayGroups, scenery: Scenery) -> Iterator[Band]:
    yield Band(high(block.lots), partial(draw, lots=block.lots, marked=block.marked))


@bands.register
def _(block: RevealedGoods, scenery: Scenery) -> Iterator[Band]:
    yield Band(LAID, partial(paint_revealed, goods=block.goods), joined=True)


def paint_revealed(picture: Image.Image, top: int, goods: tuple[GoodCard, ...]) -> None:
    """Goods laid open, of which one must be bought, with their prices."""
    wide = 140 * len(goods)
    left = (WIDTH - wide) / 2
    paste(picture, plank(wide + 16), left - 8, top)
    for at, good in enumerate(goods):
        x = left + 140 * at
        paste(picture, icon(good.name, 62), x + 8, top + 8)
        paste(picture, marks.price(50, f"{good.price}"), x + 78, top + 14)


@lru_cache(4)
def plank(wide: int) -> Image.Image:
    """Plate below the revealed goods."""
    return sprite(wide, LAID - 8, lambda pen: pen.box((0, 0, wide, LAID - 8), p.PAPER, p.GOLD, 4, 10))


def high(lots: tuple[Lot, ...]) -> int:
    """How high the display is."""
    return -(-len(lots) // A_ROW) * (sheet_high(lots) + GAP) if lots else 0


def sheet_high(lots: tuple[Lot, ...]) -> int:
    """How high every sheet is: low where nothing is left."""
    return CLOSED if all(lot.gone or lot.buyer is not None for lot in lots) else HIGH


def draw(picture: Image.Image, top: int, lots: tuple[Lot, ...], marked: tuple[int, ...] = ()) -> None:
    """All groups in the order of their numbers, two in a row; marked ones with a golden edge."""
    tall = sheet_high(lots)
    for at, lot in enumerate(lots):
        left = SIDE + at % A_ROW * (WIDE + GAP)
        paste(picture, sheet(lot, tall, at in marked), left, top + at // A_ROW * (tall + GAP))


@lru_cache(256)
def sheet(lot: Lot, tall: int, marked: bool) -> Image.Image:
    """A group that can be bought, or the frame that is left of one."""
    if lot.buyer is not None or lot.gone:
        return frame(lot, tall)
    edge, thick = (p.GOLD, 7.0) if marked else (p.INK, 2.0)
    image = sprite(WIDE, tall, lambda pen: pen.box((0, 0, WIDE, tall), p.PAPER, edge, thick, 10))
    slot(image, lot.slot, p.INK)
    for at, good in enumerate(lot.goods):
        paste(image, crate(good.name, good.mark, CRATE), FIRST + at * (CRATE + 2), 2)
    paste(image, marks.price(COIN, f"{lot.price}"), PRICE, (tall - COIN) / 2)
    if lot.card:
        card(image, lot.card, tall / 2)
    return image


def slot(image: Image.Image, number: int, ink: p.Colour) -> None:
    """The number of a group."""
    Writer(image).centre((SLOT, image.height / 2), f"{number}", font(TEXT + 5, "Bold"), ink)


def card(image: Image.Image, thing: Thing, middle: float) -> None:
    """The card beside the goods: its sign and its name."""
    paste(image, icon(thing.name, CARD), BESIDE, middle - CARD / 2)
    face = font(TEXT, "SemiBold")
    lines = wrap(thing.word, face, WIDE - NAME - 4, 2)
    for number, line in enumerate(lines):
        y = middle + LINE * (number - (len(lines) - 1) / 2)
        Writer(image).left((NAME, y), line, face, p.INK)


def frame(lot: Lot, tall: int) -> Image.Image:
    """Sold: an empty frame with the mark of the buyer, pale what went with it. Gone: no mark."""

    def empty(pen: Pen) -> None:
        pen.box((2, 2, WIDE - 2, tall - 2), None, p.SAND, 3, 10)
        for x in range(20, WIDE - 10, 26):
            pen.line([(x, 3), (x + 8, 3)], p.BRICK_DARK, 6)
            pen.line([(x, tall - 3), (x + 8, tall - 3)], p.BRICK_DARK, 6)
        for y in range(22, tall - 10, 26):
            pen.line([(3, y), (3, y + 8)], p.BRICK_DARK, 6)
            pen.line([(WIDE - 3, y), (WIDE - 3, y + 8)], p.BRICK_DARK, 6)

    image = sprite(WIDE, tall, empty)
    slot(image, lot.slot, p.PAPER_DARK)
    size, middle = 50, tall / 2
    if lot.buyer is not None:
        paste(image, seats.head(lot.buyer, size), PRICE - 2, middle - size / 2)
    for at, good in enumerate(lot.goods):
        paste(image, pale(icon(good.name, SMALL)), FIRST + 4 + at * (CRATE + 2), middle - SMALL / 2)
    if lot.card:
        paste(image, pale(icon(lot.card.name, SMALL)), BESIDE + 4, middle - SMALL / 2)
    return image


def pale(image: Image.Image) -> Image.Image:
    """The same, a little of it gone."""
    faded = image.copy()
    faded.putalpha(image.getchannel("A").point(lambda action: action * 4 // 5))
    return faded
