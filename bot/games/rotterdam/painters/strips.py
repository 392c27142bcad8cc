"""Strips of the board: what is left by the sea, the players."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.painters import pieces
from bot.games.rotterdam.pictures.facts import Crew, Stock
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.panels import Panel
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.pictures.strips import Cell

STOCK, CRATE = 66, 48
"""How high the barge is, and the side of its crates."""


def stock(picture: Image.Image, top: int, it: Stock) -> None:
    """A barge that carries what is left by the sea."""
    face, bold = font(TEXT, "SemiBold"), font(36, "Bold")
    cell = CRATE + 66
    word = fitted(it.word, face, WIDTH - 120 - cell * len(it.piles))
    wide = round(width(word, face)) + 30 + cell * len(it.piles)
    left = (WIDTH - wide) / 2
    put(picture, barge(wide + 90), left - 45, top)
    write = Writer(picture)
    x = write.left((left, top + 30), word, face, p.PAPER) + 24
    for pile in it.piles:
        put(picture, pieces.cargo(pile.cargo.id, CRATE), x, top + 5)
        write.left((x + CRATE + 8, top + 30), f"{pile.number}", bold, p.WHITE)
        x += cell


@lru_cache(8)
def barge(wide: int) -> Image.Image:
    """A flat barge."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 3), (wide, 3), (wide - 26, 60), (26, 60)], p.SHADE, p.INK_SOFT, 2)
        pen.line([(2, 4), (wide - 2, 4)], p.GOLD_DARK, 4)

    return sprite(wide, 64, draw)


def panel(it: Crew) -> Panel:
    """A player."""
    badges = (pieces.wheel(42),) if it.master else ()
    return Panel(it.seat, it.name, it.due, badges, cells(it))


def cells(it: Crew) -> tuple[Cell, ...]:
    """What a player has: a mark and a number each."""
    opened = ((pieces.mark("open"), f"{it.open}"),) if it.open else ()
    return (
        (pieces.mark("star"), f"{it.points}"),
        (pieces.mark("order"), f"{it.completed}"),
        (pieces.mark("product"), f"{it.products}"),
        (pieces.mark("card"), f"{it.cards}"),
        *opened,
        (pieces.mark("ship"), f"{it.supply}"),
    )
