"""The office: purse, cards, contracts with what they lack, stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.painters import harbour, pieces, strips, tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.pictures.facts import Contract, OfficeFacts, Stack, Store
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures import strips as shared
from bot.pictures.letters import Writer, fitted, font
from bot.pictures.pen import Pen, put, sprite

WIDTH, SIDE, TILE, GAP, A_ROW = 1000, 20, 184, 10, 5
TOP, ROOF, HEADING, STORE = 150, 28, 46, 74
Block = tuple[int, Callable[[Image.Image, int], None]]
"""How high something is, and how it is drawn from there on."""


def draw(facts: OfficeFacts) -> Image.Image:
    """The whole office, as high as it must be."""
    blocks = list(blocks_of(facts))
    height = TOP + ROOF + sum(high for high, _ in blocks) + 18
    picture = room(facts.season, height).copy()
    head(picture, facts)
    top = TOP + ROOF
    for high, paint in blocks:
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
    put(picture, seats.head(facts.house.seat, 52, paper=True), SIDE - 4, 8)
    Writer(picture).left((SIDE + 56, 35), fitted(facts.title, face, WIDTH - 120), face, p.INK)
    put(picture, shared.board_of(WIDTH - 2 * SIDE, 54, facts.house.due, p.DUSK), SIDE, 68)
    shared.table(picture, [list(strips.cells_of(facts.house))], (SIDE + 22, 95, WIDTH - 2 * SIDE - 44))


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
        yield STORE, partial(store, it=it)


def heading(text: str) -> Block:
    """A heading over a part."""
    return HEADING, partial(line, text=text, size=28)


def line(picture: Image.Image, top: int, text: str, size: int = 24) -> None:
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
            face = font(22, "SemiBold")
            put(picture, marks.seal(), left(at) + 9, top + 9)
            Writer(picture).left((left(at) + 42, top + 23), fitted(it.word, face, 98), face, p.INK)


def store(picture: Image.Image, top: int, it: Store) -> None:
    """A place for goods on a plank: what lies there, and how much more would fit."""
    face = font(26, "SemiBold")
    put(picture, shared.board_of(WIDTH - 2 * SIDE, STORE - 8, False, p.DUSK), SIDE, top)
    Writer(picture).left((SIDE + 16, top + 33), fitted(it.heading, face, 250), face, p.WHITE)
    x, wide = SIDE + 280, pieces.CRATE[0] + 8
    room = (WIDTH - 2 * SIDE - 290) // wide
    for crate in it.crates[:room]:
        put(picture, pieces.crate(crate.good, crate.letter), x, top + 6)
        x += wide
    for _ in range(min(it.free, room - len(it.crates))):
        put(picture, empty(), x, top + 6)
        x += wide
    if len(it.crates) > room:
        text = f"+{len(it.crates) - room}"
        Writer(picture).right((WIDTH - SIDE - 14, top + 33), text, face, p.GOLD)


@lru_cache(1)
def empty() -> Image.Image:
    """An empty place for a crate."""
    wide, high = pieces.CRATE
    return sprite(wide, high, lambda pen: pen.box((1, 1, wide - 1, high - 1), p.NIGHT, p.STONE, 2, 5))
