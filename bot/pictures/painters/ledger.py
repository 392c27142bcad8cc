"""The ledger of a game: an open account book before its scenery, a column a seat; above each line what it
counts, so that the columns are as wide as the page allows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.cut import seam
from bot.pictures.facts import Account, Entry, LedgerFacts
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, nameplate, width, wrap
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import NAME, TEXT, WIDTH

SIDE, TOP, HEAD, WORDS, LINE, NOTE, FOOT = 14, 150, 154, 62, 70, 34, 64
"""The edges of the page, and heights: roofs, heads, the words of a line, its numbers, a row of notes, the
foot."""
ROOM = WIDTH - 2 * SIDE
SIGN, CROWN = 56, 46
"""The sides of a sign and of a crown."""
MARK = 46
"""Room beside an entry for its player's head: a cut-off piece has no heads above its columns."""
INSET, WIDEST = 4, 280
"""Between the frame of the best and its neighbours, and how wide it becomes."""
ROWS = 2
"""Lines of a note or a name."""
FEW = 3
"""Maximum number of seats with notes in columns; with more, each note has a row, or it would be cut."""


def draw(facts: LedgerFacts, front: Image.Image, sign_of: Callable[[str], Image.Image]) -> Image.Image:
    """The whole ledger; `front`: what stands above it; `sign_of`: the sign of a line, by its name."""
    high = HEAD + sum(map(height, facts.accounts)) + FOOT
    picture = Image.new("RGB", (WIDTH, TOP + high + SIDE), p.NIGHT)
    paste(picture, front, 0, 0)
    banner(picture, facts.title)
    paste(picture, page(ROOM, high), SIDE, TOP)
    heads(picture, facts)
    top = TOP + HEAD
    for at, line in enumerate(facts.accounts):
        seam(picture, top if at else 0)
        account(picture, line, facts, top, shaded=at % 2 == 0)
        paste(picture, sign_of(line.sign), SIDE + 10, top + 5)
        top += height(line)
    legend(picture, facts.best, top + FOOT // 2)
    return picture


def banner(picture: Image.Image, title: str) -> None:
    """Paint the title above the leaf."""
    face = font(40, "Bold")
    Writer(picture).left((SIDE + 4, 40), fit(title, face, WIDTH - 2 * SIDE - 160), face, p.INK)


@lru_cache(8)
def page(wide: int, high: int) -> Image.Image:
    """A page of the book, the red line of its margin."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, high), p.PAPER, p.INK, 3, 10)
        pen.line([(3, HEAD), (wide - 3, HEAD)], p.INK_SOFT, 3)
        pen.line([(3, high - FOOT), (wide - 3, high - FOOT)], p.INK_SOFT, 3)

    return sprite(wide, high, paint)


def height(account: Account) -> int:
    """How high a line is."""
    if is_listed(account):
        return WORDS + LINE * len(account.entries) + 6
    return WORDS + LINE + (ROWS * NOTE if any(entry.note for entry in account.entries) else 0) + 6


def is_listed(account: Account) -> bool:
    """Whether the entries stand one below the other."""
    return len(account.entries) > FEW and any(entry.note for entry in account.entries)


def column(seats: int, at: int) -> tuple[int, int]:
    """Where the column of a seat begins, and how wide it is."""
    wide = (ROOM - 4) // seats
    return SIDE + 2 + at * wide, wide


def heads(picture: Image.Image, facts: LedgerFacts) -> None:
    """Paint the heads of the columns: a seat's sign and name."""
    face = font(NAME, "Bold")
    for at, person in enumerate(facts.people):
        left, wide = column(len(facts.people), at)
        paste(picture, seats.head(person.seat, 60, paper=True), left + wide / 2 - 30, TOP + 8)
        names = nameplate(person.name, face, wide - 8, ROWS) or (seats.LETTERS[person.seat],)
        rows(picture, names, face, (left + wide / 2, TOP + 110))


def rows(picture: Image.Image, lines: tuple[str, ...], face: FreeTypeFont, spot: tuple[float, float]) -> None:
    """Lines of text around a spot."""
    x, y = spot
    step = face.size + 3
    for number, line in enumerate(lines):
        Writer(picture).centre((x, y + step * (number - (len(lines) - 1) / 2)), line, face, p.INK)


def account(picture: Image.Image, account: Account, facts: LedgerFacts, top: int, *, shaded: bool) -> None:
    """Paint a line: its words, and below them the cell of each seat."""
    if shaded:
        picture.paste(p.PAPER_DARK, (SIDE + 3, top + 2, WIDTH - SIDE - 3, top + height(account) - 1))
    face = font(30, "SemiBold")
    word = fit(account.word, face, ROOM - SIGN - 36)
    Writer(picture).left((SIDE + SIGN + 22, top + WORDS / 2 + 2), word, face, p.INK)
    for at, entry in enumerate(account.entries):
        if is_listed(account):
            listing(picture, entry, facts.people[at].seat, top + WORDS + at * LINE)
        else:
            left, wide = column(len(account.entries), at)
            cell(picture, entry, facts.people[at].seat, (left, top + WORDS, wide, height(account) - WORDS))


def cell(picture: Image.Image, entry: Entry, seat: int, place: tuple[int, int, int, int]) -> None:
    """An entry, with its player's head if there is room; the best in a golden frame with a crown."""
    left, top, wide, high = place
    x, face, small = left + wide / 2, font(42, "Bold"), font(TEXT)
    room = min(wide - 2 * INSET, WIDEST)
    if entry.best:
        best(picture, (x - room / 2, top + 8, room, high - 16))
    middle, text = top + LINE / 2 + 2, fit(entry.text, face, room)
    mark = MARK if width(text, face) + MARK <= room else 0
    if mark:
        head = seats.head(seat, paper=True)
        paste(picture, head, x - (width(text, face) + mark) / 2, middle - head.height / 2 - 2)
    Writer(picture).centre((x + mark / 2, middle), text, face, p.INK)
    if entry.note:
        lines = wrap(entry.note, small, room - 4, ROWS)
        rows(picture, lines, small, (x, top + LINE + NOTE * ROWS / 2 - 10))


def listing(picture: Image.Image, entry: Entry, seat: int, top: int) -> None:
    """An entry in a row of its own: player, value and note."""
    left, middle = SIDE + SIGN + 22, top + LINE / 2
    if entry.best:
        best(picture, (left + 58, top + 8, 110, LINE - 14))
    paste(picture, seats.head(seat, 52, paper=True), left, middle - 26)
    face, small = font(42, "Bold"), font(TEXT)
    Writer(picture).centre((left + 113, middle + 2), fit(entry.text, face, 104), face, p.INK)
    note = fit(entry.note, small, WIDTH - SIDE - left - 190)
    Writer(picture).left((left + 184, middle + 2), note, small, p.INK)


def best(picture: Image.Image, place: tuple[float, float, float, int]) -> None:
    """Gold leaf with a crown on it."""
    left, top, wide, high = place
    paste(picture, frame(round(wide), high), left, top)
    paste(picture, crown := shared_icon("crown", CROWN), left + (wide - crown.width) / 2, top - 15)


@lru_cache(16)
def frame(wide: int, high: int) -> Image.Image:
    """The gold box behind the leaf, cached by its size."""
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), p.GOLD, p.GOLD_DARK, 3, 10))


def legend(picture: Image.Image, text: str, middle: int) -> None:
    """Paint the note below the leaf that explains the crown."""
    face = font(TEXT, "SemiBold")
    text = fit(text, face, WIDTH - 4 * SIDE - 60)
    x = (WIDTH - width(text, face) - 60) / 2
    paste(picture, crown := shared_icon("crown", CROWN), x, middle - crown.height / 2)
    Writer(picture).left((x + 60, middle), text, face, p.INK)
