"""The line of workers over a card: in the hatches of its warehouse, first come first, each over its price."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.figures.market.facts import Slot
from bot.games.speicherstadt.painters import harbour
from bot.games.speicherstadt.painters.harbour import FLOOR, HATCHES, SILL
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fit, font
from bot.pictures.letters import width as run
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT

COIN = 44
HEAD = 48


def draw(picture: Image.Image, slot: Slot, foot: tuple[int, int], bay: int) -> None:
    """The waiting workers, or what became of the card; `foot`: the left lower corner of the warehouse."""
    if slot.line:
        draw_workers(picture, slot, foot, bay)
        return
    left, bottom = foot
    face, head = font(TEXT, "SemiBold"), HEAD if slot.buyer is not None else 0
    word = fit(slot.word, face, bay - 20 - head)
    x, y = left + (bay - run(word, face) - head) / 2, bottom - SILL / 2 + 2
    if slot.buyer is not None:
        paste(picture, seats.head(slot.buyer, HEAD), x, y - HEAD / 2)
    Writer(picture).left((x + head, y), word, face, p.PAPER)


def draw_workers(picture: Image.Image, slot: Slot, foot: tuple[int, int], bay: int) -> None:
    """The workers, the first at the left of the lowest floor; below each what the card would cost it."""
    left, bottom = foot
    for at, (worker, price) in enumerate(zip(slot.line, slot.prices, strict=True)):
        x = left + harbour.hatch(bay, at)
        y = bottom - (at // harbour.hatches_of(bay)) * FLOOR - SILL
        if not at and slot.fate == "now":
            paste(picture, light(), x - light().width / 2, y - HATCHES + 5)
        paste(picture, seats.pawn(worker.seat, worker.grey), x - seats.PAWN[0] / 2, y - seats.PAWN[1])
        paste(picture, marks.price(COIN, f"{price}", bool(at)), x - COIN / 2, y + (SILL - COIN) / 2 + 1)


@lru_cache(1)
def light() -> Image.Image:
    """A hatch with lantern light in it."""
    high = HATCHES - 5

    def draw(pen: Pen) -> None:
        pen.slice((0, 0, 50, 40), 180, 360, p.GOLD)
        pen.box((0, 19, 50, high), p.GOLD)

    return sprite(50, high, draw)
