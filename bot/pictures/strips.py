"""Strips that all pictures share: the banner of whoever is due, boards to write on, rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import put, sprite

BANNER, CELL = 52, 36
Cell = tuple[Image.Image, str]


def banner(picture: Image.Image, spot: tuple[int, int], text: str, due: tuple[int, ...], room: int) -> None:
    """Who must do what, in gold on dark, with the heads of those who must."""
    face = font(28, "SemiBold")
    heads = len(due) * 42
    text = fitted(text, face, room - heads - 36)
    ground = board_of(round(width(text, face)) + heads + 36, BANNER)
    left, top = spot
    put(picture, ground, left, top)
    for at, seat in enumerate(due):
        put(picture, seats.head(seat, 44), left + 10 + at * 42, top + 4)
    Writer(picture).left((left + 16 + heads, top + BANNER / 2), text, face, p.GOLD)


@lru_cache(32)
def board_of(wide: int, high: int, gold: bool = False, colour: p.Colour = p.NIGHT) -> Image.Image:
    """A dark board to write on, with a golden frame where somebody is due."""
    edge = p.GOLD if gold else p.CANAL
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), colour, edge, 4 if gold else 2, 10))


def table(picture: Image.Image, rows: list[list[Cell]], place: tuple[int, int, int]) -> None:
    """Cells in columns over the whole width."""
    left, y, wide = place
    face = font(26, "SemiBold")
    broad = [max(map(cell_width, filter(None, column))) for column in zip_longest(*rows)]
    gap = (wide - sum(broad)) / max(1, len(broad) - 0.6)
    for number, row in enumerate(rows):
        x, middle = float(left), y + number * CELL
        for (image, text), room in zip(row, broad, strict=False):
            put(picture, image, x, middle - image.height / 2)
            Writer(picture).left((x + 32, middle), text, face, p.WHITE)
            x += room + gap


def cell_width(cell: Cell) -> float:
    """How much room a cell takes."""
    return 32 + width(cell[1], font(26, "SemiBold"))
