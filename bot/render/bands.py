"""Bands of a picture for each kind of block, and the look of a game.

A module that paints a block registers with `bands`; `picture` stacks what they yield.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, NamedTuple, Protocol

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import panels
from bot.presenter.blocks import Block

GAP, MARK = 10, 34
"""Between two bands; the side of a sign before a number."""
BODY = panels.HEADING
"""From the upper edge to what is below title and means."""


class IconPainter(Protocol):
    """Draws the sign of a name in a size; pale if it is lacking."""

    def __call__(self, name: str, size: int, have: bool = True, /) -> Image.Image:
        """The drawing."""


class Look(NamedTuple):
    """How a game draws a shared block: its height; `ground` paints the full-width background, `draw` one
    panel around its middle, or the base of a row of a given width."""

    high: int
    ground: Callable[[Image.Image, int, int], None]
    draw: Callable[..., None]


PLAIN = Look(66, lambda *_: None, lambda *_: None)
"""How a row looks for which a game has no look."""


@dataclass(frozen=True)
class Scenery:
    """A game's look: icons, looks of shared blocks, the colour of the sky, the room behind an office of a
    given height, the height of its roof. `wall` paints the background of a board, down to the players;
    without one, each block has its own ground. `overhang`: free space above the first block of a board;
    `mood`: as of the table, for figures whose looks depend on it.
    """

    icon: IconPainter
    looks: Mapping[str, Look]
    sky: p.Colour
    room: Callable[[int], Image.Image]
    eaves: int = 12
    wall: Callable[[Image.Image, int], None] | None = None
    overhang: int = 0
    mood: str = ""


class Band(NamedTuple):
    """A horizontal strip of a picture. `joined`: the picture must not be cut above it, except by seams that
    it draws itself."""

    high: int
    paint: Callable[[Image.Image, int], Any]
    joined: bool = False


@singledispatch
def bands(block: Block, scenery: Scenery) -> Iterator[Band]:
    """The bands of a block; raises `TypeError` for an unknown one."""
    raise TypeError(type(block))
