"""The office: purse, cards, contracts with what they lack, stores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.painters import harbour, pieces, strips, tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import SIDE, WIDTH
from bot.games.speicherstadt.pictures.facts import Contract, OfficeFacts, Stack, Store
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures import strips as shared
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fitted, font, wrapped
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT

TILE, GAP, A_ROW = 256, 5, 3
TOP, ROOF, HEADING, PLANK = 152, 28, 48, 72
NAMED = 250
"""Room for the name of a store."""
A_PLANK, MOST = (WIDTH - 2 * SIDE - NAMED) // (pieces.CRATE[0] + 6), 3
"""Crates side by side, and planks of a store."""
Block = tuple[int, partial[None]]
"""How high something is, and how it is drawn from there on."""


def draw(facts: OfficeFacts) -> Image.Image:
    """The whole office, as high as it must be."""
    blocks = list(blocks_of(facts))
    height = TOP + ROOF + sum(high for high, _ in blocks) + 18
    picture = room(facts.season, height).copy()
    head(picture, facts)
    top, headed = TOP + ROOF, False
    for high, paint in blocks:
        if not headed:
            seam(picture, top - GAP / 2)
        headed = paint.func is line
        paint(picture, top)
        top += high
    return picture


@lru_cache(8)
def room(season: Season, height: int) -> Image.Image:
    """Sky, roof and wall."""
    picture = Image.new("RGB", (WIDTH, height), p.BRICK_DARK)
    harbour.sky(picture, season, TOP)
    for y in range(TOP + ROOF + 9, height, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    put(picture, eaves(season), 0, TOP - 12)
    return picture


@lru_cache(4)
def eaves(season: Season) -> Image.Image:
    """The lower edge of a copper roof."""
    edge = p.WHITE if season == "winter" else p.COPPER_DARK

    def paint(pen: Pen) -> None:
        pen.box((0, 2, WIDTH, 34), p.COPPER)
        for x in range(15, WIDTH, 30):
            pen.line([(x, 4), (x, 32)], p.COPPER_DARK, 1.5)
        pen.line([(0, 3), (WIDTH, 3)], edge, 5)
        pen.box((0, 33, WIDTH, 39), p.COPPER_DARK)

    return sprite(WIDTH, 40, paint)


def head(picture: Image.Image, facts: OfficeFacts) -> None:
    """Whose office it is, and the purse."""
    face = font(34, "Bold")
    put(picture, seats.head(facts.house.seat, 56, paper=True), SIDE - 4, 6)
    Writer(picture).left((SIDE + 58, 35), fitted(facts.title, face, WIDTH - SIDE - 76), face, p.INK)
    put(picture, shared.board_of(WIDTH - 2 * SIDE, 58, facts.house.due, p.DUSK), SIDE, 68)
    shared.table(picture, [list(strips.cells_of(facts.house))], (SIDE + 16, 97, WIDTH - 2 * SIDE - 28))


def blocks_of(facts: OfficeFacts) -> Iterator[Block]:
    """What the office holds, from above."""
    cards, contracts, stores = facts.headings
    yield heading(cards)
    if not facts.cards:
        yield HEADING, partial(line, text=facts.nothing)
    for at in range(0, len(facts.cards), A_ROW):
        yield tiles.HEIGHT + GAP, partial(stacks, row=facts.cards[at : at + A_ROW])
    if facts.contracts:
        yield heading(contracts)
    for at in range(0, len(facts.contracts), A_ROW):
        yield tiles.HEIGHT + GAP, partial(sheets, row=facts.contracts[at : at + A_ROW])
    yield heading(stores)
    for it in facts.stores:
        yield PLANK * shelves(it) + 6, partial(store, it=it)


def heading(text: str) -> Block:
    """A heading over a part."""
    return HEADING, partial(line, text=text, size=30)


def line(picture: Image.Image, top: int, text: str, size: int = TEXT) -> None:
    """A line of text on the wall."""
    face = font(size, "SemiBold")
    Writer(picture).left((SIDE + 2, top + 26), fitted(text, face, WIDTH - 2 * SIDE), face, p.PAPER)


def left(at: int) -> int:
    """The left edge of a tile."""
    return SIDE + at * (TILE + GAP)


def stacks(picture: Image.Image, top: int, row: tuple[Stack, ...]) -> None:
    """Cards side by side; equal ones once, with their number."""
    for at, it in enumerate(row):
        badge = f"×{it.number}" if it.number > 1 else ""
        put(picture, tiles.tile(it.tile, TILE, badge), left(at), top)


def sheets(picture: Image.Image, top: int, row: tuple[Contract, ...]) -> None:
    """Contracts side by side, complete ones with a golden edge."""
    for at, it in enumerate(row):
        put(picture, tiles.tile(it.tile, TILE, lit=it.done), left(at), top)
        if it.done:
            face = font(TEXT, "SemiBold")
            put(picture, marks.seal(), left(at) + 10, top + 12)
            Writer(picture).left((left(at) + 46, top + 26), fitted(it.word, face, 150), face, p.INK)


def shelves(it: Store) -> int:
    """How many planks a store takes."""
    return min(MOST, -(-max(1, len(it.crates) + it.free) // A_PLANK))


def store(picture: Image.Image, top: int, it: Store) -> None:
    """A place for goods on planks: what lies there, and how much more would fit."""
    face, room = font(TEXT, "SemiBold"), shelves(it) * A_PLANK
    put(picture, shared.board_of(WIDTH - 2 * SIDE, PLANK * shelves(it), False, p.DUSK), SIDE, top)
    for number, text in enumerate(lines := wrapped(it.heading, face, NAMED - 20, 2)):
        y = top + PLANK * shelves(it) / 2 + 30 * (number - (len(lines) - 1) / 2)
        Writer(picture).left((SIDE + 14, y), text, face, p.WHITE)
    places = [pieces.crate(crate.good, crate.mark) for crate in it.crates] + [empty()] * it.free
    more = len(it.crates) - room
    for at, image in enumerate(places[: room - (more > 0)]):
        x = SIDE + NAMED + at % A_PLANK * (pieces.CRATE[0] + 6)
        put(picture, image, x, top + 4 + at // A_PLANK * PLANK)
    if more > 0:
        spot = (WIDTH - SIDE - 10, top + PLANK * shelves(it) - PLANK / 2)
        Writer(picture).right(spot, f"+{more + 1}", face, p.GOLD)


@lru_cache(1)
def empty() -> Image.Image:
    """An empty place for a crate."""
    wide, high = pieces.CRATE
    return sprite(wide, high, lambda pen: pen.box((1, 1, wide - 1, high - 1), p.NIGHT, p.STONE, 2, 5))
