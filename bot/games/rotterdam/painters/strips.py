"""Strips of the board: the heading, what is left by the sea, the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.painters import look, pieces
from bot.games.rotterdam.painters.look import NAME, SIDE, TEXT, WIDTH
from bot.games.rotterdam.pictures.facts import Crew, Stock
from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.strips import board_of

HEADING, STOCK, PANEL, GAP = 112, 66, 104, 8
CRATE = 48
Cell = tuple[Image.Image, str]


def heading(picture: Image.Image, title: str, ask: str, due: tuple[int, ...]) -> None:
    """Where the game stands, and who must act."""
    picture.paste(look.SKY, (0, 0, WIDTH, HEADING + 30))
    face = font(NAME, "Bold")
    Writer(picture).left((SIDE, 30), fitted(title, face, WIDTH - 2 * SIDE), face, p.INK)
    if ask:
        banner(picture, ask, tuple(dict.fromkeys(due)))


def banner(picture: Image.Image, text: str, due: tuple[int, ...]) -> None:
    """Who must act, in gold on dark, with their heads."""
    face, heads = font(NAME, "SemiBold"), 56 * len(due)
    text = fitted(text, face, WIDTH - 2 * SIDE - heads - 30)
    put(picture, board_of(round(width(text, face)) + heads + 30, 56), SIDE, 54)
    for at, seat in enumerate(due):
        put(picture, seats.head(seat, 54), SIDE + 8 + 56 * at, 55)
    Writer(picture).left((SIDE + 14 + heads, 82), text, face, p.GOLD)


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


def size(crews: int) -> int:
    """How high the players' panels are."""
    return -(-crews // 2) * (PANEL + GAP)


def panels(picture: Image.Image, top: int, them: tuple[Crew, ...]) -> None:
    """The players, two in a row."""
    wide = (WIDTH - 2 * SIDE - GAP) // 2
    for at, it in enumerate(them):
        alone = at == len(them) - 1 and at % 2 == 0
        room = WIDTH - 2 * SIDE if alone else wide
        panel(picture, (SIDE + at % 2 * (wide + GAP), top + at // 2 * (PANEL + GAP)), room, it)


def panel(picture: Image.Image, spot: tuple[int, int], wide: int, it: Crew) -> None:
    """One player: head and name, below them what he has."""
    left, top = spot
    put(picture, board_of(wide, PANEL, it.due, p.DUSK), left, top)
    put(picture, seats.head(it.seat, 54), left + 6, top + 3)
    face, room = font(NAME, "Bold"), wide - 80
    if it.master:
        put(picture, pieces.wheel(42), left + wide - 50, top + 8)
        room -= 46
    name = fitted(it.name, face, room) or seats.LETTERS[it.seat]
    Writer(picture).left((left + 66, top + 30), name, face, p.GOLD if it.due else p.WHITE)
    cells(picture, list(cells_of(it)), (left + 12, top + 78), wide - 20)


def cells_of(it: Crew) -> Iterator[Cell]:
    """What a player has: a mark and a number each."""
    yield pieces.mark("star"), f"{it.points}"
    yield pieces.mark("order"), f"{it.completed}"
    yield pieces.mark("product"), f"{it.products}"
    yield pieces.mark("card"), f"{it.cards}"
    if it.open:
        yield pieces.mark("open"), f"{it.open}"
    yield pieces.mark("ship"), f"{it.supply}"


def cells(picture: Image.Image, them: list[Cell], spot: tuple[int, int], wide: int) -> None:
    """Marks with their numbers in a row, evenly spread."""
    face = font(TEXT + 3, "SemiBold")
    broad = [mark.width + 4 + width(text, face) for mark, text in them]
    gap = min(40.0, (wide - sum(broad)) / len(them))
    x, y = float(spot[0]), spot[1]
    for (mark, text), room in zip(them, broad, strict=True):
        put(picture, mark, x, y - mark.height / 2)
        Writer(picture).left((x + mark.width + 4, y), text, face, p.WHITE)
        x += room + gap
