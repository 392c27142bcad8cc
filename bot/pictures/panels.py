"""The frame of a board that is read on a phone: a heading above, the players below, two in a row."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fit, font, width, wrap
from bot.pictures.pen import paste
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import Cell, board_of

SIDE, GAP, HEAD = 14, 8, 54
"""Margin of a picture, gap between panels, and side of a head with a legible letter, in pixels."""
HEADING, BANNER, LINE, PANEL = 120, 64, 29, 98
"""Heights in pixels; `LINE`: of each of two lines in a banner."""


class PlayerPanel(NamedTuple):
    """A player: name, whether they must act, marks beside the name, and possessions."""

    seat: int
    name: str
    due: bool
    badges: tuple[Image.Image, ...]
    cells: tuple[Cell, ...]


def heading(picture: Image.Image, title: str, ask: str, due: tuple[int, ...]) -> None:
    """State of the game and the players who must act, on a light sky."""
    face = font(NAME, "Bold")
    Writer(picture).left((SIDE, 30), fit(title, face, WIDTH - 2 * SIDE), face, p.INK)
    if ask:
        banner(picture, ask, tuple(sorted({*due})))


def banner(picture: Image.Image, text: str, due: tuple[int, ...]) -> None:
    """Players who must act, in gold on dark, with their heads; in two lines if one is too short."""
    heads = (HEAD + 2) * len(due)
    room = WIDTH - 2 * SIDE - heads - 30
    face, lines = fit_lines(text, room)
    wide = round(max((width(line, face) for line in lines), default=0)) + heads + 30
    paste(picture, board_of(wide, BANNER), SIDE, HEADING - BANNER - 2)
    middle = HEADING - BANNER / 2 - 2
    for at, seat in enumerate(due):
        paste(picture, seats.head(seat, HEAD), SIDE + 8 + (HEAD + 2) * at, middle - HEAD / 2)
    first = middle - LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        Writer(picture).left((SIDE + 14 + heads, first + LINE * number), line, face, p.GOLD)


@lru_cache(64)
def fit_lines(text: str, room: float) -> tuple[FreeTypeFont, tuple[str, ...]]:
    """A text in one line, as large as it fits, or else in two."""
    for size in (NAME, NAME - 3, TEXT):
        face = font(size, "SemiBold")
        if width(text, face) <= room:
            return face, (fit(text, face, room),)
    return face, wrap(text, face, room, 2)


def high(players: int) -> int:
    """Height of the panels of all players."""
    return -(-players // 2) * (PANEL + GAP)


def panels(picture: Image.Image, top: int, players: tuple[PlayerPanel, ...]) -> None:
    """The players, two in a row; the last of an odd number has a row for itself."""
    wide = (WIDTH - 2 * SIDE - GAP) // 2
    for at, player in enumerate(players):
        alone = at == len(players) - 1 and at % 2 == 0
        spot = (SIDE + at % 2 * (wide + GAP), top + at // 2 * (PANEL + GAP))
        seam(picture, spot[1] - GAP / 2)
        panel(picture, spot, WIDTH - 2 * SIDE if alone else wide, player)


def panel(picture: Image.Image, spot: tuple[int, int], wide: int, player: PlayerPanel) -> None:
    """One player: head and name, possessions below them."""
    left, top = spot
    paste(picture, board_of(wide, PANEL, player.due, p.DUSK), left, top)
    paste(picture, seats.head(player.seat, HEAD), left + 6, top + 3)
    face, right = font(NAME, "Bold"), left + wide - 10
    for badge in player.badges:
        right -= badge.width
        paste(picture, badge, right, top + 30 - badge.height / 2)
        right -= 8
    name = fit(player.name, face, right - left - 70) or seats.LETTERS[player.seat]
    Writer(picture).left((left + 66, top + 30), name, face, p.GOLD if player.due else p.WHITE)
    cells(picture, player.cells, (left + 12, top + 74), wide - 20)


def cells(picture: Image.Image, row: tuple[Cell, ...], spot: tuple[int, int], wide: int) -> None:
    """Marks with their numbers in a row, evenly spread."""
    face = font(TEXT + 3, "SemiBold")
    broad = [mark.width + 4 + width(text, face) for mark, text in row]
    gap = min(40.0, (wide - sum(broad)) / max(1, len(row)))
    x, y = float(spot[0]), spot[1]
    for (mark, text), room in zip(row, broad, strict=True):
        paste(picture, mark, x, y - mark.height / 2)
        Writer(picture).left((x + mark.width + 4, y), text, face, p.WHITE)
        x += room + gap
