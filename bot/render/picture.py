"""Render a tree of blocks as a picture: stacked bands, with seams where it may be cut.

Runs in a worker process: nothing here imports texts or rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial, singledispatch
from typing import Any, NamedTuple, Protocol

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import panels, seats
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import paste
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import Block, Chip, Panel, Panels, Part, Row, Screen, TextNote, is_empty

HEADING, LINE, GAP = 46, 38, 10
"""Heights of a heading on the wall of an office, and of a note; between two bands."""
MARK, BADGE, PURSE = 34, 42, 46
"""Sides of a sign before a number, beside a name, and before what only the owner knows."""
HEAD, BODY = 54, panels.HEADING
"""The side of the owner's head; from the upper edge to what is below title and means."""


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


def draw(table: Screen, scenery: Scenery) -> Image.Image:
    """The whole picture."""
    return office(table, table.owner, scenery) if table.owner else board(table, scenery)


def board(table: Screen, scenery: Scenery) -> Image.Image:
    """The public board: the heading, then all blocks, without titles, for their looks identify them."""
    them = [band for part in table.parts for block in part.blocks for band in bands(block, scenery)]
    top = BODY + scenery.overhang
    picture = Image.new("RGB", (WIDTH, top + sum(it.high for it in them)), p.NIGHT)
    picture.paste(scenery.sky, (0, 0, WIDTH, BODY))
    if scenery.wall:
        scenery.wall(picture, picture.height - them[-1].high)
    panels.heading(picture, table.title, table.ask, table.due)
    stack(picture, them, top)
    return picture


def office(table: Screen, owner: Panel, scenery: Scenery) -> Image.Image:
    """What one seat owns: its panel, then the parts under their headings."""
    them = [band for part in table.parts for band in with_heading(part, scenery)]
    top = BODY + scenery.eaves
    picture = scenery.room(top + sum(it.high for it in them) + 2 * GAP).copy()
    head(picture, table, owner, scenery)
    stack(picture, them, top)
    return picture


def stack(picture: Image.Image, them: list[Band], top: float) -> None:
    """Paint bands below each other, with seams between them."""
    for it in them:
        if not it.joined:
            seam(picture, top - GAP / 2)
        it.paint(picture, round(top))
        top += it.high


def head(picture: Image.Image, table: Screen, owner: Panel, scenery: Scenery) -> None:
    """Heading of an office: its owner and their public possessions."""
    face, right, write = font(NAME, "Bold"), WIDTH - SIDE, Writer(picture)
    paste(picture, seats.head(owner.seat or 0, HEAD, paper=True), SIDE, 4)
    for name in owner.badges:
        right -= BADGE + 6
        paste(picture, scenery.icon(name, BADGE + 2), right, 8)
    if table.purse:
        bold, number = font(PURSE, "Bold"), f"{table.purse.number}"
        write.right((right, 30), number, bold, p.INK)
        right -= round(width(number, bold)) + PURSE + 8
        paste(picture, scenery.icon(table.purse.name, PURSE), right, 7)
    write.left((SIDE + 62, 31), fit(table.title, face, right - SIDE - 72), face, p.INK)
    paste(picture, board_of(WIDTH - 2 * SIDE, 52, owner.due, p.DUSK), SIDE, 60)
    panels.cells(picture, cells(owner.chips, scenery.icon), (SIDE + 16, 86), WIDTH - 2 * SIDE - 30)


def with_heading(it: Part, scenery: Scenery) -> Iterator[Band]:
    """The heading of a part and its blocks; a heading alone says that there is nothing."""
    empty = all(map(is_empty, it.blocks))
    if empty and not it.nothing:
        return
    if it.title:
        yield Band(HEADING, partial(paint_heading, text=f"{it.title}: {it.nothing}" if empty else it.title))
    first = bool(it.title)
    for block in it.blocks:
        for band in bands(block, scenery):
            yield band._replace(joined=True) if first else band
            first = False


def paint_heading(picture: Image.Image, top: int, text: str) -> None:
    """A heading on the wall."""
    face = font(NAME - 2, "SemiBold")
    Writer(picture).left((SIDE + 2, top + 26), fit(text, face, WIDTH - 2 * SIDE), face, p.GLOW)


@singledispatch
def bands(block: Block, scenery: Scenery) -> Iterator[Band]:
    """The bands of a block; raises `TypeError` for an unknown one."""
    raise TypeError(type(block))


@bands.register
def _(block: TextNote, scenery: Scenery) -> Iterator[Band]:
    yield Band(LINE, partial(note, text=block.text))


@bands.register
def _(block: Row, scenery: Scenery) -> Iterator[Band]:
    look = scenery.looks.get(block.look, PLAIN)
    yield Band(look.high, partial(row, it=block, look=look, icon=scenery.icon), joined=True)


@bands.register
def _(block: Panels, scenery: Scenery) -> Iterator[Band]:
    if block.look:
        look = scenery.looks[block.look]
        yield Band(look.high, partial(columns, it=block, look=look, icon=scenery.icon), joined=True)
    else:
        high = panels.high(len(block.panels)) + 2 * panels.GAP
        yield Band(high, partial(players, it=block, icon=scenery.icon), joined=True)


def players(picture: Image.Image, top: int, it: Panels, icon: IconPainter) -> None:
    """The players, two in a row."""
    panels.panels(picture, top + panels.GAP, tuple(plate(one, icon) for one in it.panels))


def plate(it: Panel, icon: IconPainter) -> panels.PlayerPanel:
    """A player's panel."""
    badges = tuple(icon(name, BADGE) for name in it.badges)
    return panels.PlayerPanel(it.seat or 0, it.title, it.due, badges, cells(it.chips, icon))


def cells(
    chips: tuple[Chip, ...], icon: IconPainter, size: int = MARK
) -> tuple[tuple[Image.Image, str], ...]:
    """Signs with their numbers."""
    return tuple((icon(it.name, size), f"{it.number}".replace("-", "−")) for it in chips)


def columns(picture: Image.Image, top: int, it: Panels, look: Look, icon: IconPainter) -> None:
    """Panels of a game's own look, side by side over the whole width."""
    look.ground(picture, top, look.high)
    for at, one in enumerate(it.panels):
        look.draw(picture, one, WIDTH * (at + 0.5) / len(it.panels), top, icon)


def row(picture: Image.Image, top: int, it: Row, look: Look, icon: IconPainter) -> None:
    """A label and chips in the middle of the picture."""
    look.ground(picture, top, look.high)
    face, bold, write = font(TEXT, "SemiBold"), font(36, "Bold"), Writer(picture)
    crate, pile = 48, 114
    word = fit(it.label, face, WIDTH - 120 - pile * len(it.chips))
    wide = round(width(word, face)) + 30 + pile * len(it.chips)
    left = (WIDTH - wide) / 2
    look.draw(picture, left, top, wide)
    x = write.left((left, top + 30), word, face, p.PAPER) + 24
    for one in it.chips:
        paste(picture, icon(one.name, crate), x, top + 5)
        write.left((x + crate + 8, top + 30), f"{one.number}", bold, p.WHITE)
        x += pile


def note(picture: Image.Image, top: int, text: str) -> None:
    """A line of text."""
    face = font(TEXT, "SemiBold")
    Writer(picture).left((SIDE, top + LINE / 2), fit(text, face, WIDTH - 2 * SIDE), face, p.PAPER)


from bot.render import papers as _papers  # noqa: E402, F401  # registers how things and sheets are drawn: a worker
from bot.render import rankings as _rankings  # noqa: E402, F401  # process has only what its painter imports
