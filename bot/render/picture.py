"""Render a tree of blocks as a picture: stacked bands, with seams where it may be cut.

Runs in a worker process: nothing here imports texts or rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import panels, seats
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import paste
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import (
    Chip,
    Panel,
    Panels,
    Part,
    Podium,
    Rankings,
    Row,
    Screen,
    Sheets,
    Strip,
    TextNote,
    Things,
    is_empty,
)
from bot.render.bands import BODY, GAP, MARK, PLAIN, Band, IconPainter, Look, Scenery, bands
from bot.render.papers import bands_of_sheets, bands_of_things
from bot.render.rankings import bands_of_podium, bands_of_rankings
from bot.render.strip import bands_of_strip

HEADING, LINE, HEAD_ROW = 44, 38, 72
"""Heights of a heading on the wall of an office, of a note, and of the row with the owner's means."""
BADGE, PURSE, HEAD = 42, 46, 54
"""Sides of a sign beside a name, of one before what only the owner knows, and of the owner's head."""

bands.register(Things, bands_of_things)
bands.register(Sheets, bands_of_sheets)
bands.register(Strip, bands_of_strip)
bands.register(Rankings, bands_of_rankings)
bands.register(Podium, bands_of_podium)


def draw(table: Screen, scenery: Scenery) -> Image.Image:
    """The picture of an office where the screen has an owner, else of the public board."""
    return office(table, table.owner, scenery) if table.owner else board(table, scenery)


def board(table: Screen, scenery: Scenery) -> Image.Image:
    """The public board: the heading, then all blocks, without titles, for their looks identify them."""
    stacked = [band for part in table.parts for block in part.blocks for band in bands(block, scenery)]
    top = BODY + scenery.overhang
    picture = Image.new("RGB", (WIDTH, top + sum(band.high for band in stacked)), p.NIGHT)
    picture.paste(scenery.sky, (0, 0, WIDTH, BODY))
    if scenery.wall:
        scenery.wall(picture, picture.height - stacked[-1].high)
    panels.heading(picture, table.title, table.ask, table.due)
    stack(picture, stacked, top)
    return picture


def office(table: Screen, owner: Panel, scenery: Scenery) -> Image.Image:
    """Paint what one seat looks at: a row with its means, then the parts under their headings. Without the
    roof of its room: an office has no height to spare."""
    stacked = [band for part in table.parts for band in with_heading(part, scenery)]
    roof, high = BODY + scenery.eaves, HEAD_ROW + sum(band.high for band in stacked) + GAP
    picture = scenery.room(roof + high).crop((0, roof, WIDTH, roof + high))
    head(picture, table, owner, scenery)
    stack(picture, stacked, HEAD_ROW)
    return picture


def stack(picture: Image.Image, stacked: list[Band], top: float) -> None:
    """Paint bands below each other, with seams between them."""
    for band in stacked:
        if not band.joined:
            seam(picture, top - GAP / 2)
        band.paint(picture, round(top))
        top += band.high


def head(picture: Image.Image, table: Screen, owner: Panel, scenery: Scenery) -> None:
    """The owner's head and public means in one row, then their badges and what only they know."""
    right, middle = WIDTH - SIDE, HEAD_ROW / 2
    paste(picture, board_of(WIDTH - 2 * SIDE, HEAD_ROW - 12, owner.due, p.DUSK), SIDE, 6)
    paste(picture, seats.head(owner.seat or 0, HEAD), SIDE + 4, round(middle - HEAD / 2))
    for name in owner.badges:
        right -= BADGE + 6
        paste(picture, scenery.icon(name, BADGE - 4), right, round(middle - BADGE / 2) + 2)
    if table.purse:
        bold, number = font(PURSE - 4, "Bold"), f"{table.purse.number}"
        Writer(picture).right((right - 14, middle), number, bold, p.GOLD)
        right -= round(width(number, bold)) + PURSE + 24
        paste(picture, scenery.icon(table.purse.name, PURSE - 2), right, round(middle - PURSE / 2) + 1)
    left = SIDE + HEAD + 18
    panels.cells(picture, cells(owner.chips, scenery.icon), (left, round(middle)), right - left - 16)


def with_heading(part: Part, scenery: Scenery) -> Iterator[Band]:
    """The heading of a part and its blocks; a heading alone says that there is nothing."""
    empty = all(map(is_empty, part.blocks))
    if empty and not part.nothing:
        return
    if part.title and (empty or not part.bare):
        yield Band(
            HEADING, partial(paint_heading, text=f"{part.title}: {part.nothing}" if empty else part.title)
        )
    first = bool(part.title) and not part.bare
    for block in part.blocks:
        for band in bands(block, scenery):
            yield band._replace(joined=True) if first else band
            first = False


def paint_heading(picture: Image.Image, top: int, text: str) -> None:
    """A heading on the wall."""
    face = font(NAME - 2, "SemiBold")
    Writer(picture).left((SIDE + 2, top + 26), fit(text, face, WIDTH - 2 * SIDE), face, p.GLOW)


@bands.register
def _(block: TextNote, scenery: Scenery) -> Iterator[Band]:
    yield Band(LINE, partial(note, text=block.text))


@bands.register
def _(block: Row, scenery: Scenery) -> Iterator[Band]:
    look = scenery.looks.get(block.look, PLAIN)
    yield Band(look.high, partial(row, block=block, look=look, icon=scenery.icon), joined=True)


@bands.register
def _(block: Panels, scenery: Scenery) -> Iterator[Band]:
    if block.look:
        look = scenery.looks[block.look]
        yield Band(look.high, partial(columns, block=block, look=look, icon=scenery.icon), joined=True)
    else:
        high = panels.high(len(block.panels)) + 2 * panels.GAP
        yield Band(high, partial(players, block=block, icon=scenery.icon), joined=True)


def players(picture: Image.Image, top: int, block: Panels, icon: IconPainter) -> None:
    """The players, two in a row."""
    panels.panels(picture, top + panels.GAP, tuple(plate(panel, icon) for panel in block.panels))


def plate(panel: Panel, icon: IconPainter) -> panels.PlayerPanel:
    """The facts of a player's panel as values for the painter."""
    badges = tuple(icon(name, BADGE) for name in panel.badges)
    return panels.PlayerPanel(panel.seat or 0, panel.title, panel.due, badges, cells(panel.chips, icon))


def cells(
    chips: tuple[Chip, ...], icon: IconPainter, size: int = MARK
) -> tuple[tuple[Image.Image, str], ...]:
    """Signs and their numbers as cells of a panel, minus signs as people write them."""
    return tuple((icon(chip.name, size), f"{chip.number}".replace("-", "−")) for chip in chips)


def columns(picture: Image.Image, top: int, block: Panels, look: Look, icon: IconPainter) -> None:
    """Panels of a game's own look, side by side over the whole width."""
    look.ground(picture, top, look.high)
    for at, panel in enumerate(block.panels):
        look.draw(picture, panel, WIDTH * (at + 0.5) / len(block.panels), top, icon)


def row(picture: Image.Image, top: int, block: Row, look: Look, icon: IconPainter) -> None:
    """A label and chips in the middle of the picture."""
    look.ground(picture, top, look.high)
    face, bold, write = font(TEXT, "SemiBold"), font(36, "Bold"), Writer(picture)
    crate, pile = 48, 114
    word = fit(block.label, face, WIDTH - 120 - pile * len(block.chips))
    wide = round(width(word, face)) + 30 + pile * len(block.chips)
    left = (WIDTH - wide) / 2
    look.draw(picture, left, top, wide)
    x = write.left((left, top + 30), word, face, p.PAPER) + 24
    for chip in block.chips:
        paste(picture, icon(chip.name, crate), x, top + 5)
        write.left((x + crate + 8, top + 30), f"{chip.number}", bold, p.WHITE)
        x += pile


def note(picture: Image.Image, top: int, text: str) -> None:
    """Paint one line of text, cut where it is too long."""
    face = font(TEXT, "SemiBold")
    Writer(picture).left((SIDE, top + LINE / 2), fit(text, face, WIDTH - 2 * SIDE), face, p.PAPER)
