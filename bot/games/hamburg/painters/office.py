"""The office: money, goods with what the senate pays, cards, the piles as they are laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.hamburg.painters import board, look, lots, pieces, signs, strips
from bot.games.hamburg.pictures.facts import Held, OfficeFacts, Pile, Stack
from bot.pictures import marks, panels, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.panels import GAP, SIDE
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import board_of

TOP, HEADING, LINE, COLUMN = 120, 46, 66, (WIDTH - 2 * SIDE + GAP) // 2
CRATE, A_ROW = 44, 7
"""Crates on a pile, so many in a row."""
MARKS = {"market": "coin", "keep": "speicher"}
"""What the number of a pile counts, where that has a mark."""
Block = tuple[int, partial[None]]
"""How high something is, and how it is drawn from there on."""


def draw(facts: OfficeFacts) -> Image.Image:
    """The whole office, as high as it must be."""
    blocks = list(blocks_of(facts))
    top = TOP + board.EAVES
    picture = room(top + sum(high for high, _ in blocks) + 2 * GAP).copy()
    head(picture, facts)
    headed = True
    for high, paint in blocks:
        if not headed:
            seam(picture, top - GAP / 2)
        headed = paint.func is written
        paint(picture, top)
        top += high
    return picture


@lru_cache(16)
def room(high: int) -> Image.Image:
    """The wall of the office under its roof."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    picture.paste(look.SKY, (0, 0, WIDTH, TOP + board.EAVES))
    for y in range(TOP + board.EAVES + 6, high, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    put(picture, board.eaves(), 0, TOP)
    return picture


def head(picture: Image.Image, facts: OfficeFacts) -> None:
    """Whose office it is, the money, and what everybody sees of him."""
    face, it, write = font(NAME, "Bold"), facts.merchant, Writer(picture)
    put(picture, seats.head(it.seat, panels.HEAD, paper=True), SIDE, 3)
    bold, money = font(46, "Bold"), f"{facts.money}"
    write.right((WIDTH - SIDE, 30), money, bold, p.INK)
    left = WIDTH - SIDE - width(money, bold) - 54
    put(picture, marks.coin(46), left, 7)
    write.left((SIDE + 62, 30), fitted(facts.title, face, left - SIDE - 76), face, p.INK)
    put(picture, board_of(WIDTH - 2 * SIDE, 52, it.due, p.DUSK), SIDE, 60)
    shown = strips.cells(it, bool(facts.cards) or it.cards > 0)
    panels.cells(picture, shown, (SIDE + 16, 86), WIDTH - 2 * SIDE - 30)


def blocks_of(facts: OfficeFacts) -> Iterator[Block]:
    """What the office holds, from above."""
    goods, cards = facts.headings
    if facts.piles:
        yield GAP, partial(nothing)
        yield pile_high(facts.piles) + GAP, partial(piles, them=facts.piles)
    if facts.lots:
        yield heading(facts.display)
        yield lots.high(facts.lots), partial(display, facts=facts)
    yield heading(goods)
    for at in range(0, len(facts.goods), 2):
        yield LINE + GAP, partial(pair, row=facts.goods[at : at + 2], paint=good)
    if not facts.goods:
        yield HEADING, partial(written, text=facts.nothing, size=TEXT)
    if facts.cards:
        yield heading(cards)
    for at in range(0, len(facts.cards), 2):
        paint = partial(card, used=facts.words[2])
        yield LINE + GAP, partial(pair, row=facts.cards[at : at + 2], paint=paint)


def display(picture: Image.Image, top: int, facts: OfficeFacts) -> None:
    """The groups after an exchange, those that changed in gold."""
    lots.draw(picture, top, facts.lots, facts.marked)


def nothing(picture: Image.Image, top: int) -> None:
    """Room."""


def heading(text: str) -> Block:
    """A heading over a part."""
    return HEADING, partial(written, text=text, size=NAME - 2)


def written(picture: Image.Image, top: int, text: str, size: int) -> None:
    """Text on the wall."""
    face = font(size, "SemiBold")
    Writer(picture).left((SIDE + 2, top + 26), fitted(text, face, WIDTH - 2 * SIDE), face, p.GLOW)


def pair(picture: Image.Image, top: int, row: tuple[object, ...], paint: Callable[..., None]) -> None:
    """Two things side by side on planks."""
    for at, it in enumerate(row):
        left = SIDE + at * COLUMN
        put(picture, board_of(COLUMN - GAP, LINE, False, p.DUSK), left, top)
        paint(picture, it, left, top)


def good(picture: Image.Image, it: Held, left: int, top: int) -> None:
    """A kind in hand, and what the senate pays for it: now, and from an arrow on in the next round."""
    middle, right = top + LINE / 2, left + COLUMN - GAP - 10
    put(picture, pieces.good(it.good.id, 54), left + 6, top + 6)
    face, bold, write = font(TEXT + 1, "SemiBold"), font(TEXT + 5, "Bold"), Writer(picture)
    if it.later is not None:
        write.right((right, middle), f"{it.later}", face, p.FADED)
        put(picture, arrow(), right - 48, middle - 11)
        right -= 58
    write.right((right, middle), f"{it.now}", bold, p.WHITE)
    right -= round(width(f"{it.now}", bold)) + 40
    put(picture, pieces.mark("senate", 34), right, middle - 17)
    number = f"×{it.number}"
    write.right((right - 12, middle), number, bold, p.GOLD)
    room = right - 12 - width(number, bold) - left - 78
    write.left((left + 68, middle), fitted(it.good.word, face, room), face, p.WHITE)


@lru_cache(1)
def arrow() -> Image.Image:
    """From this round to the next one."""

    def draw(pen: Pen) -> None:
        pen.line([(3, 11), (18, 11)], p.FADED, 4)
        pen.polygon([(27, 11), (15, 3), (15, 19)], p.FADED)

    return sprite(28, 22, draw)


def card(picture: Image.Image, it: Stack, left: int, top: int, used: str) -> None:
    """Equal cards; a word where all of them were used."""
    middle, right = top + LINE / 2, left + COLUMN - GAP - 10
    put(picture, signs.card(it.card.id, 54), left + 6, top + 6)
    face = font(TEXT + 1, "SemiBold")
    more = used if it.used == it.number else f"×{it.number}" if it.number > 1 else ""
    Writer(picture).right((right, middle), more, face, p.GOLD)
    room = right - left - 78 - width(more, face)
    fill = p.FADED if it.used == it.number else p.WHITE
    Writer(picture).left((left + 68, middle), fitted(it.card.word, face, room), face, fill)


def pile_high(them: tuple[Pile, ...]) -> int:
    """How high both piles are."""
    rows = max(-(-len(it.goods) // A_ROW) for it in them)
    return 62 + max(1, rows) * (CRATE + 6) + 12


def piles(picture: Image.Image, top: int, them: tuple[Pile, ...]) -> None:
    """The piles, side by side on parchment."""
    tall = pile_high(them)
    for at, it in enumerate(them):
        left = SIDE + at * COLUMN
        put(picture, parchment(COLUMN - GAP, tall), left, top)
        pile(picture, it, (left, top))


@lru_cache(8)
def parchment(wide: int, tall: int) -> Image.Image:
    """What a pile lies on."""
    return sprite(wide, tall, lambda pen: pen.box((0, 0, wide, tall), look.PARCHMENT, p.GOLD_DARK, 4, 10))


def pile(picture: Image.Image, it: Pile, spot: tuple[int, int]) -> None:
    """A pile: where it goes, the number that matters, what lies on it."""
    left, top = spot
    face, bold, write = font(TEXT, "Bold"), font(40, "Bold"), Writer(picture)
    right = left + COLUMN - GAP - 12
    text = f"{it.number}"
    write.right((right, top + 32), text, bold, p.INK)
    right -= round(width(text, bold)) + 8
    if it.place in MARKS:
        put(picture, pieces.mark(MARKS[it.place], 40), right - 40, top + 12)
        right -= 48
    words = " · ".join(filter(None, (it.heading, it.word)))
    write.left((left + 14, top + 32), fitted(words, face, right - left - 20), face, p.INK)
    for at, one in enumerate(it.goods):
        x = left + 14 + at % A_ROW * (CRATE + 8)
        put(picture, pieces.good(one.id, CRATE), x, top + 60 + at // A_ROW * (CRATE + 6))
