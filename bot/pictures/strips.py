"""Strips that all pictures share: banner of the players who are due, dark boards, rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.letters import Writer, font, width, wrap
from bot.pictures.pen import paste, sprite

BANNER, BANNER_LINE, CELL, HEAD = 56, 34, 42, 48
"""Heights of a banner of one line, of each further line, of a row of numbers; the side of a head."""
Cell = tuple[Image.Image, str]


def banner(picture: Image.Image, spot: tuple[int, int], text: str, due: tuple[int, ...], room: int) -> None:
    """The question, in gold on dark, with the heads of the players who must answer."""
    face, heads = font(28, "SemiBold"), len(due) * HEAD
    lines = wrap(text, face, room - heads - 36, 2)
    wide = max((round(width(line, face)) for line in lines), default=0)
    ground = board_of(wide + heads + 36, BANNER + BANNER_LINE * (len(lines) > 1))
    left, top = spot
    paste(picture, ground, left, top)
    for at, seat in enumerate(due):
        paste(picture, seats.head(seat, HEAD), left + 8 + at * HEAD, top + ground.height // 2 - HEAD // 2)
    first = top + ground.height / 2 - BANNER_LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        Writer(picture).left((left + 16 + heads, first + number * BANNER_LINE), line, face, p.GOLD)


@lru_cache(32)
def board_of(wide: int, high: int, gold: bool = False, colour: p.Colour = p.NIGHT) -> Image.Image:
    """A dark board for text, with a golden frame if a player is due."""
    edge = p.GOLD if gold else p.CANAL
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), colour, edge, 4 if gold else 2, 10))


def table(picture: Image.Image, rows: list[list[Cell]], place: tuple[int, int, int]) -> None:
    """Cells in columns over the whole width."""
    left, y, wide = place
    face = font(28, "SemiBold")
    broad = [max(32 + width(cell[1], face) for cell in column if cell) for column in zip_longest(*rows)]
    gap = (wide - sum(broad)) / max(1, len(broad) - 0.6)
    for number, row in enumerate(rows):
        x, middle = float(left), y + number * CELL
        for (image, text), room in zip(row, broad, strict=False):
            paste(picture, image, x, middle - image.height / 2)
            Writer(picture).left((x + 32, middle), text, face, p.WHITE)
            x += room + gap
