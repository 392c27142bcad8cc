"""The office: what one seat has, its orders with what they lack, products, ship cards, ships."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from PIL import Image, ImageFont

from bot.games.rotterdam.painters import hulls, look, pieces, river, signs, strips, waters
from bot.games.rotterdam.pictures.facts import Ahead, Card, Hull, OfficeFacts, Order, Route, Stack
from bot.pictures import palette as p
from bot.pictures import panels, seats
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import board_of

TOP, HEADING, LINE, SHEET, GAP, COLUMN = 132, 46, 62, 190, 10, 391
Block = tuple[int, partial[None]]
"""How high something is, and how it is drawn from there on."""


def draw(facts: OfficeFacts) -> Image.Image:
    """The whole office, as high as it must be."""
    blocks = list(blocks_of(facts))
    picture = room(TOP + sum(high for high, _ in blocks) + 2 * GAP).copy()
    head(picture, facts)
    top = TOP
    headed = True
    for high, paint in blocks:
        if not headed:
            seam(picture, top - GAP / 2)
        headed = paint.func is written
        paint(picture, top)
        top += high
    return picture


@lru_cache(8)
def room(high: int) -> Image.Image:
    """The wall of the office, the river before its window."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    for y in range(TOP, high, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    picture.paste(look.SKY, (0, 0, WIDTH, TOP - 12))
    picture.paste(p.COPPER, (0, TOP - 14, WIDTH, TOP - 4))
    picture.paste(p.COPPER_DARK, (0, TOP - 4, WIDTH, TOP))
    return picture


def head(picture: Image.Image, facts: OfficeFacts) -> None:
    """Whose office it is, and what he has."""
    face, it = font(NAME, "Bold"), facts.crew
    put(picture, seats.head(it.seat, 54, paper=True), SIDE, 4)
    Writer(picture).left((SIDE + 62, 31), fitted(facts.title, face, WIDTH - 150), face, p.INK)
    if it.master:
        put(picture, pieces.wheel(44), WIDTH - SIDE - 48, 8)
    put(picture, board_of(WIDTH - 2 * SIDE, 52, it.due, p.DUSK), SIDE, 60)
    panels.cells(picture, strips.cells(it), (SIDE + 16, 86), WIDTH - 2 * SIDE - 30)


def blocks_of(facts: OfficeFacts) -> Iterator[Block]:
    """What the office holds, from above."""
    orders, products, cards, fleet = facts.headings
    if facts.ahead:
        yield heading(facts.ahead.word)
        yield waters.height(facts.ahead.chart) - waters.SEA + GAP, partial(water, it=facts.ahead)
    yield heading(orders) if facts.orders else heading(f"{orders}: {facts.nothing}")
    for at in range(0, len(facts.orders), 3):
        yield SHEET + GAP, partial(sheets, row=facts.orders[at : at + 3])
    yield heading(products) if facts.products else heading(f"{products}: {facts.nothing}")
    yield from listed(facts.products, product)
    yield heading(cards) if facts.cards else heading(f"{cards}: {facts.nothing}")
    yield from listed(facts.cards, card)
    if facts.hulls and not facts.ahead:
        yield heading(fleet)
        yield from (vessels(facts, at) for at in range(0, len(facts.hulls), 2))


def vessels(facts: OfficeFacts, at: int) -> Block:
    """Two ships, from this one on."""
    row = facts.hulls[at : at + 2]
    return hulls.HIGH + GAP, partial(ships, row=row, routes=facts.routes)


def water(picture: Image.Image, top: int, it: Ahead) -> None:
    """The map as it would be."""
    whole = waters.waters(it.chart)
    put(picture, whole.crop((0, 0, WIDTH, whole.height - waters.SEA)), 0, top)
    river.draw(picture, top, it.chart, it.hulls, it.marked)


def heading(text: str) -> Block:
    """A heading over a part."""
    return HEADING, partial(written, text=text, face=font(NAME - 2, "SemiBold"), fill=p.GLOW)


def written(picture: Image.Image, top: int, text: str, face: ImageFont.FreeTypeFont, fill: p.Colour) -> None:
    """Text on the wall."""
    Writer(picture).left((SIDE + 2, top + 26), text, face, fill)


def listed(them: tuple[Stack, ...] | tuple[Card, ...], paint: Callable[..., None]) -> Iterator[Block]:
    """Things two in a row."""
    for at in range(0, len(them), 2):
        yield LINE + 4, partial(pair, row=them[at : at + 2], paint=paint)


def pair(picture: Image.Image, top: int, row: tuple[object, ...], paint: Callable[..., None]) -> None:
    """Two things side by side on planks."""
    for at, it in enumerate(row):
        left = SIDE + at * COLUMN
        put(picture, board_of(COLUMN - GAP, LINE, False, p.DUSK), left, top)
        paint(picture, it, left, top)


def product(picture: Image.Image, it: Stack, left: int, top: int) -> None:
    """Equal products."""
    put(picture, signs.product(it.product.id, it.product.cargo, 52), left + 6, top + 5)
    named(picture, it.product.word, it.number, left, top)


def card(picture: Image.Image, it: Card, left: int, top: int) -> None:
    """Equal ship cards."""
    put(picture, signs.ship_card(it.id, 52), left + 6, top + 5)
    named(picture, f"{it.name} ({it.open})" if it.open else it.name, it.number, left, top)


def named(picture: Image.Image, name: str, number: int, left: int, top: int) -> None:
    """What it is called, and how many there are."""
    face, more = font(TEXT + 1, "SemiBold"), f"×{number}" if number > 1 else ""
    room = COLUMN - GAP - 78 - width(more, face)
    Writer(picture).left((left + 68, top + 31), fitted(name, face, room), face, p.WHITE)
    Writer(picture).right((left + COLUMN - GAP - 10, top + 31), more, face, p.GOLD)


def sheets(picture: Image.Image, top: int, row: tuple[Order, ...]) -> None:
    """Orders side by side."""
    wide = (WIDTH - 2 * SIDE - 2 * GAP) // 3
    for at, it in enumerate(row):
        left = SIDE + at * (wide + GAP)
        put(picture, paper(wide, bool(it.word)), left, top)
        order(picture, it, (left, top, wide))


@lru_cache(8)
def paper(wide: int, ready: bool) -> Image.Image:
    """The sheet of an order; one that can be completed has a golden edge."""
    edge, thick = (p.GOLD, 7.0) if ready else (p.INK, 2.0)
    return sprite(wide, SHEET, lambda pen: pen.box((0, 0, wide, SHEET), p.PAPER, edge, thick, 10))


def order(picture: Image.Image, it: Order, place: tuple[int, int, int]) -> None:
    """What it wants, what of it is there, its points."""
    left, top, wide = place
    side = 72
    x = left + (wide - len(it.needs) * (side + 6) + 6) / 2
    for need in it.needs:
        put(picture, signs.product(need.product.id, need.product.cargo, side, need.have), x, top + 14)
        if need.have:
            put(picture, hook(), x + side - 26, top + 66)
        x += side + 6
    face, text = font(50, "Bold"), f"{it.points}"
    x = left + (wide - width(text, face) - 48) / 2
    end = Writer(picture).left((x, top + 146), text, face, p.INK)
    put(picture, pieces.mark("star", 42), end + 6, top + 124)


@lru_cache(1)
def hook() -> Image.Image:
    """It is there."""

    def draw(pen: Pen) -> None:
        pen.disc(16, 16, 15, p.CALM, p.WHITE, 2)
        pen.line([(8, 16), (14, 22), (24, 9)], p.WHITE, 4)

    return sprite(32, 32, draw)


def ships(picture: Image.Image, top: int, row: tuple[Hull, ...], routes: tuple[Route, ...]) -> None:
    """Own ships, where they lie, and where their next channels lead."""
    for at, it in enumerate(row):
        left = SIDE + at * COLUMN
        put(picture, board_of(COLUMN - GAP, hulls.HIGH + 4, False, look.WATER), left, top)
        put(picture, hulls.hull(it.seat, it.number, it.cargo.id if it.cargo else ""), left + 6, top + 2)
        face, write = font(TEXT + 1, "SemiBold"), Writer(picture)
        x = write.left((left + hulls.WIDE + 16, top + 44), it.harbour or it.place, face, p.WHITE) + 14
        for way in it.exits[:3]:
            route = routes[way.route]
            put(picture, waters.disc(route.letter, look.channel(route.id)), x, top + 25)
            x = write.left((x + waters.DISC + 4, top + 44), way.to, face, p.WHITE) + 12
