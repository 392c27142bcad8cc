"""Stores as a picture: goods on planks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.figures.cards.facts import Storeroom, Storerooms
from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.harbour import SIDE, WIDTH
from bot.pictures import palette as p
from bot.pictures import strips as shared
from bot.pictures.letters import Writer, font, wrap
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT
from bot.render.bands import Band, Scenery, bands

PLANK = 72
NAMED = 250
"""Room for the name of a store."""
A_PLANK, MOST = (WIDTH - 2 * SIDE - NAMED) // (pieces.CRATE[0] + 6), 3
"""Crates side by side, and planks of a store."""


@bands.register
def _(block: Storerooms, scenery: Scenery) -> Iterator[Band]:
    for item in block.items:
        yield Band(PLANK * shelves(item) + 6, partial(store, storeroom=item))


def shelves(storeroom: Storeroom) -> int:
    """How many planks a store takes."""
    return min(MOST, -(-max(1, len(storeroom.crates) + storeroom.free) // A_PLANK))


def store(picture: Image.Image, top: int, storeroom: Storeroom) -> None:
    """A place for goods on planks: what lies there, and how much more would fit."""
    face, room = font(TEXT, "SemiBold"), shelves(storeroom) * A_PLANK
    paste(picture, shared.board_of(WIDTH - 2 * SIDE, PLANK * shelves(storeroom), False, p.DUSK), SIDE, top)
    for number, text in enumerate(lines := wrap(storeroom.heading, face, NAMED - 20, 2)):
        y = top + PLANK * shelves(storeroom) / 2 + 30 * (number - (len(lines) - 1) / 2)
        Writer(picture).left((SIDE + 14, y), text, face, p.WHITE)
    places = [pieces.crate(crate.good, crate.mark) for crate in storeroom.crates] + [empty()] * storeroom.free
    more = len(storeroom.crates) - room
    for at, image in enumerate(places[: room - (more > 0)]):
        x = SIDE + NAMED + at % A_PLANK * (pieces.CRATE[0] + 6)
        paste(picture, image, x, top + 4 + at // A_PLANK * PLANK)
    if more > 0:
        spot = (WIDTH - SIDE - 10, top + PLANK * shelves(storeroom) - PLANK / 2)
        Writer(picture).right(spot, f"+{more + 1}", face, p.GOLD)


@lru_cache(1)
def empty() -> Image.Image:
    """An empty place for a crate."""
    wide, high = pieces.CRATE
    return sprite(wide, high, lambda pen: pen.box((1, 1, wide - 1, high - 1), p.NIGHT, p.STONE, 2, 5))
