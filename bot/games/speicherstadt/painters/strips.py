"""The strips of this game's board: the supply on its barge, the houses of the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.pictures.facts import House, Supply
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.letters import SMALLEST, Writer, fitted, font, width
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.strips import CELL, Cell, board_of, table

BARGE, SIDE, GAP = 84, 18, 10
ONE_ROW = 480
"""A panel so wide holds everything in one row."""


def barge(picture: Image.Image, top: int, supply: Supply) -> None:
    """A barge that carries the common supply."""
    face, bold = font(24, "SemiBold"), font(28, "Bold")
    room = picture.width - 120
    word = fitted(supply.word, face, room - 100 * len(supply.piles))
    wide = round(width(word, face)) + 48 + 100 * len(supply.piles)
    left = (picture.width - wide) // 2
    put(picture, hull(wide + 88), left - 44, top + 4)
    write = Writer(picture)
    x = write.left((left + 16, top + 34), word, face, p.PAPER) + 22
    for it in supply.piles:
        put(picture, pieces.crate(it.crate.good, it.crate.letter), x, top + 2)
        write.left((x + 49, top + 34), f"{it.number}", bold, p.PAPER)
        x += 100


@lru_cache(32)
def hull(wide: int) -> Image.Image:
    """A flat barge with a small house at its stern."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 4), (wide, 4), (wide - 34, 72), (34, 72)], p.SHADE, p.INK_SOFT, 2)
        pen.line([(2, 5), (wide - 2, 5)], p.GOLD_DARK, 4)
        pen.line([(24, 56), (wide - 26, 56)], p.INK_SOFT, 2)

    return sprite(wide, 76, draw)


def houses(picture: Image.Image, top: int, them: tuple[House, ...]) -> None:
    """The players side by side."""
    wide, high = houses_size(picture.width, len(them))
    for at, it in enumerate(them):
        panel(picture, (SIDE + at * (wide + GAP), top, wide, high), it)


def houses_size(room: int, number: int) -> tuple[int, int]:
    """How wide and high the panel of each player is."""
    wide = (room - 2 * SIDE - GAP * (number - 1)) // number
    return wide, 58 + CELL * (1 if wide >= ONE_ROW else 2) + 8


def panel(picture: Image.Image, place: tuple[int, int, int, int], it: House) -> None:
    """One player: head and name, and below them what he has."""
    left, top, wide, high = place
    put(picture, board_of(wide, high, it.due, p.DUSK), left, top)
    put(picture, seats.head(it.seat, 44), left + 8, top + 7)
    room = wide - 68
    if it.starter:
        put(picture, pennant(), left + wide - 42, top + 12)
        room -= 34
    face = font(26, "Bold")
    name = fitted(it.name, face, room) or seats.LETTERS[it.seat]
    Writer(picture).left((left + 58, top + 29), name, face, p.GOLD if it.due else p.WHITE)
    cells = list(cells_of(it))
    rows = [cells] if wide >= ONE_ROW else [cells[:4], cells[4:]]
    table(picture, rows, (left + 12, top + 74, wide - 22))


@lru_cache(1)
def pennant() -> Image.Image:
    """The mark of whoever starts the round."""

    def draw(pen: Pen) -> None:
        pen.line([(4, 3), (4, 33)], p.PAPER, 3)
        pen.polygon([(5, 3), (33, 3), (25, 13), (33, 24), (5, 24)], p.SAND)

    image = sprite(34, 36, draw)
    Writer(image).centre((15, 14), "1", font(SMALLEST, "Bold"), p.INK)
    return image


def cells_of(it: House) -> Iterator[Cell]:
    """What a player has: a mark and a number each."""
    yield marks.coin(26), f"{it.coins}"
    yield pieces.mark("star"), f"{it.points}".replace("-", "−")
    yield pieces.mark("flame"), f"{it.strength}"
    yield seats.small_pawn(), f"{it.workers}"
    yield pieces.mark("ship"), f"{it.ships}"
    yield pieces.mark("open"), f"{it.open}"
    yield pieces.mark("done"), f"{it.done}"
    if it.grey:
        yield seats.small_pawn(True), f"{it.grey}"
