"""The strips of this game's board: the supply on its barge, the houses of the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.harbour import SIDE, WIDTH
from bot.games.speicherstadt.pictures.facts import House, Supply
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fitted, font, nameplate, shorter, width
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import NAME, TEXT
from bot.pictures.strips import Cell, board_of, table

BARGE, HEADING = 80, 40
PILE, BOW = 88, 38
"""How much room a pile takes, and how far the ends of the barge reach out."""
LOW, TALL, GAP = 58, 96, 6
"""Heights of a house of one line and of two, and between two."""
CELLS = 520
"""What the numbers of a house take in one line."""
PENNANT = 48


def barge_high(supply: Supply) -> int:
    """How much of the canal the supply takes: more where its name stands above it."""
    return BARGE + HEADING * (load(supply) > WIDTH - 2 * BOW)


def load(supply: Supply) -> int:
    """How wide the goods are with their name before them."""
    return round(width(supply.word, font(TEXT, "SemiBold"))) + 20 + PILE * len(supply.piles)


def barge(picture: Image.Image, top: int, supply: Supply) -> None:
    """A barge that carries the common supply."""
    face, bold, write = font(TEXT, "SemiBold"), font(30, "Bold"), Writer(picture)
    above = barge_high(supply) > BARGE
    if above:
        word = fitted(supply.word, face, WIDTH - 2 * SIDE)
        write.centre((WIDTH / 2, top + HEADING / 2 - 4), word, face, p.PAPER)
        top += HEADING
    wide = PILE * len(supply.piles) if above else load(supply)
    x = (WIDTH - wide) / 2
    put(picture, hull(wide + 2 * BOW), x - BOW, top + 2)
    if not above:
        x = write.left((x, top + 38), supply.word, face, p.PAPER) + 20
    for it in supply.piles:
        put(picture, pieces.crate(it.crate.good, it.crate.mark), x, top)
        write.left((x + pieces.CRATE[0] + 5, top + 36), f"{it.number}", bold, p.PAPER)
        x += PILE


@lru_cache(32)
def hull(wide: int) -> Image.Image:
    """A flat barge."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 4), (wide, 4), (wide - 34, 70), (34, 70)], p.SHADE, p.INK_SOFT, 2)
        pen.line([(2, 5), (wide - 2, 5)], p.GOLD_DARK, 4)
        pen.line([(24, 60), (wide - 26, 60)], p.INK_SOFT, 2)

    return sprite(wide, 74, draw)


def houses_high(them: tuple[House, ...]) -> int:
    """How high the houses of the players are together."""
    return len(them) * (house_high(them) + GAP) - GAP


def house_high(them: tuple[House, ...]) -> int:
    """A house has two lines where a name is too long for one."""
    face = font(NAME, "Bold")
    short = all(width(shorter(it.name)[-1], face) <= name_room(it) for it in them)
    return LOW if short else TALL


def name_room(it: House) -> int:
    """Room for a name beside the numbers."""
    return WIDTH - 2 * SIDE - 64 - CELLS - (PENNANT if it.starter else 0)


def houses(picture: Image.Image, top: int, them: tuple[House, ...]) -> None:
    """The players one below the other."""
    high = house_high(them)
    for at, it in enumerate(them):
        seam(picture, top + at * (high + GAP) - GAP / 2)
        house(picture, top + at * (high + GAP), it, high)


def house(picture: Image.Image, top: int, it: House, high: int) -> None:
    """One player: head and name, beside or below them what he has."""
    wide = WIDTH - 2 * SIDE
    put(picture, board_of(wide, high, it.due, p.DUSK), SIDE, top)
    put(picture, seats.head(it.seat, 52), SIDE + 6, top + 3)
    room = name_room(it) if high == LOW else wide - 72 - (PENNANT if it.starter else 0)
    face = font(NAME, "Bold")
    (name,) = nameplate(it.name, face, room) or (seats.LETTERS[it.seat],)
    end = Writer(picture).left((SIDE + 64, top + 30), name, face, p.GOLD if it.due else p.WHITE)
    if it.starter:
        put(picture, pennant(), end + 8, top + 11)
    left, line = (WIDTH - SIDE - CELLS, 30) if high == LOW else (SIDE + 14, 73)
    table(picture, [list(cells_of(it))], (left, top + line, WIDTH - SIDE - 6 - left))


@lru_cache(1)
def pennant() -> Image.Image:
    """The mark of whoever starts the round."""

    def draw(pen: Pen) -> None:
        pen.line([(4, 3), (4, 39)], p.PAPER, 3)
        pen.polygon([(5, 3), (35, 3), (28, 17), (35, 31), (5, 31)], p.SAND)

    image = sprite(36, 42, draw)
    Writer(image).centre((16, 17), "1", font(TEXT, "Bold"), p.INK)
    return image


def cells_of(it: House) -> Iterator[Cell]:
    """What a player has: a mark and a number each."""
    yield marks.coin(28), f"{it.coins}"
    yield pieces.mark("star"), f"{it.points}".replace("-", "−")
    yield pieces.mark("flame"), f"{it.strength}"
    yield seats.small_pawn(), f"{it.workers}"
    yield pieces.mark("ship"), f"{it.ships}"
    yield pieces.mark("open"), f"{it.open}"
    yield pieces.mark("done"), f"{it.done}"
    if it.grey:
        yield seats.small_pawn(True), f"{it.grey}"
