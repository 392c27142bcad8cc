"""The ledger of a game: an open account book before its scenery, a column a seat, a line a kind of entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.facts import Account, Entry, LedgerFacts
from bot.pictures.letters import SMALLEST, Writer, fitted, font, width, wrapped
from bot.pictures.marks import crown
from bot.pictures.pen import Pen, put, sprite

WIDTH, SIDE, TOP, HEAD, LINE, NOTED, FOOT = 1200, 24, 172, 144, 92, 140, 64
"""The edges of the page, and heights: roofs, heads, a line, a line with notes, the foot."""
WORDS = 322
"""Room for the sign and the words of a line."""
SIGN = 56
"""The side of a sign."""
INSET, WIDEST = 4, 280
"""Between the frame of the best and its neighbours, and how wide it becomes."""
ROWS = 2
"""Lines of a note or a name."""


def draw(facts: LedgerFacts, front: Image.Image, sign_of: Callable[[str], Image.Image]) -> Image.Image:
    """The whole ledger; `front`: what stands above it; `sign_of`: the sign of a line, by its name."""
    high = HEAD + sum(map(height, facts.accounts)) + FOOT
    picture = Image.new("RGB", (WIDTH, TOP + high + SIDE), p.NIGHT)
    put(picture, front, 0, 0)
    banner(picture, facts.title)
    put(picture, page(WIDTH - 2 * SIDE, high), SIDE, TOP)
    heads(picture, facts)
    top = TOP + HEAD
    for at, it in enumerate(facts.accounts):
        account(picture, it, top, shaded=at % 2 == 0)
        put(picture, sign_of(it.sign), SIDE + 10, top + (height(it) - SIGN) // 2)
        top += height(it)
    legend(picture, facts.best, top + FOOT // 2)
    return picture


def banner(picture: Image.Image, title: str) -> None:
    """The title."""
    face = font(36, "Bold")
    Writer(picture).left((SIDE, 40), fitted(title, face, WIDTH - 2 * SIDE - 200), face, p.INK)


@lru_cache(8)
def page(wide: int, high: int) -> Image.Image:
    """A page of the book, the red line of its margin."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), p.PAPER, p.INK, 3, 10)
        pen.line([(WORDS - 8, 3), (WORDS - 8, high - FOOT)], p.ALARM, 2)
        pen.line([(3, HEAD), (wide - 3, HEAD)], p.INK_SOFT, 3)
        pen.line([(3, high - FOOT), (wide - 3, high - FOOT)], p.INK_SOFT, 3)

    return sprite(wide, high, paint)


def height(it: Account) -> int:
    """How high a line is."""
    return NOTED if any(entry.note for entry in it.entries) else LINE


def column(seats: int, at: int) -> tuple[int, int]:
    """Where the column of a seat begins, and how wide it is."""
    wide = (WIDTH - 2 * SIDE - WORDS - 8) // seats
    return SIDE + WORDS + at * wide, wide


def heads(picture: Image.Image, facts: LedgerFacts) -> None:
    """Who stands in which column."""
    face = font(26, "Bold")
    for at, it in enumerate(facts.people):
        left, wide = column(len(facts.people), at)
        put(picture, seats.head(it.seat, 58, paper=True), left + wide / 2 - 29, TOP + 12)
        names = wrapped(it.name, face, wide - 12, ROWS) or (seats.LETTERS[it.seat],)
        rows(picture, names, face, (left + wide / 2, TOP + 103))


def rows(picture: Image.Image, lines: tuple[str, ...], face: FreeTypeFont, spot: tuple[float, float]) -> None:
    """Lines of text around a spot."""
    x, y = spot
    step = face.size + 3
    for number, line in enumerate(lines):
        Writer(picture).centre((x, y + step * (number - (len(lines) - 1) / 2)), line, face, p.INK)


def account(picture: Image.Image, it: Account, top: int, *, shaded: bool) -> None:
    """A line: its words, and what it says of each seat."""
    high = height(it)
    if shaded:
        picture.paste(p.PAPER_DARK, (SIDE + 3, top + 2, SIDE + WORDS - 9, top + high - 1))
        picture.paste(p.PAPER_DARK, (SIDE + WORDS - 6, top + 2, WIDTH - SIDE - 3, top + high - 1))
    middle = top + high // 2
    face, room = font(28, "SemiBold"), WORDS - SIGN - 34
    lines = wrapped(it.word, face, room, ROWS)
    for number, line in enumerate(lines):
        y = middle + 32 * (number - (len(lines) - 1) / 2)
        Writer(picture).left((SIDE + SIGN + 20, y), line, face, p.INK)
    for at, entry in enumerate(it.entries):
        left, wide = column(len(it.entries), at)
        cell(picture, entry, (left, top, wide, high))


def cell(picture: Image.Image, it: Entry, place: tuple[int, int, int, int]) -> None:
    """An entry; the best in a golden frame with a crown on it."""
    left, top, wide, high = place
    x, face, small = left + wide / 2, font(40, "Bold"), font(SMALLEST)
    room = min(wide - 2 * INSET, WIDEST)
    if it.best:
        put(picture, frame(room, high - 24), x - room / 2, top + 16)
        put(picture, crown(), x - crown().width / 2, top + 1)
    middle = top + LINE / 2 + 5
    Writer(picture).centre((x, middle), fitted(it.text, face, room), face, p.INK)
    if it.note:
        rows(picture, wrapped(it.note, small, room - 4, ROWS), small, (x, middle + 49))


@lru_cache(16)
def frame(wide: int, high: int) -> Image.Image:
    """Gold leaf."""
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), p.GOLD, p.GOLD_DARK, 3, 10))


def legend(picture: Image.Image, text: str, middle: int) -> None:
    """What the crown means."""
    face = font(24, "SemiBold")
    text = fitted(text, face, WIDTH - 4 * SIDE - 60)
    x = (WIDTH - width(text, face) - 60) / 2
    put(picture, crown(), x, middle - crown().height / 2)
    Writer(picture).left((x + 60, middle), text, face, p.INK)
