"""Standings and podiums painted: a line a player, with the places that they can still reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import NAME, TEXT, WIDTH
from bot.presenter.blocks import Podium, Ranked, Ranking, Rankings
from bot.render.bands import Band, Scenery

HEADING, ROW, GAP = 50, 42, 10
"""Heights of a heading and of a line; between two rankings side by side. A division of nine with
the title of the board is one piece of a picture."""
ABREAST = 2
"""Up to this many rankings stand below each other, at full width; more of them two in a row."""
LONG = 9
"""Lines of a division at most; a longer ranking may be cut between any two."""
PLACE, REACH, DISC = 44, 132, 38
"""The room for a place, for the places that are still possible; the side of a medal."""
METALS = (p.GOLD, p.SILVER, p.SAND)
PODIUM, CROWN, WIDE, LINE = 344, 52, 246, 38
"""The height of a podium, of the crown, the width of a step, the height of a name."""
HIGH = (170, 122, 84)
"""Heights of the three steps."""
NAMES = 2
"""Names of tied players that a step of the podium has room for; of more, the number."""


class Field(NamedTuple):
    """Where a ranking is painted: its left and right edge, and whether there is room for all columns."""

    left: int
    right: int
    whole: bool


def bands_of_rankings(block: Rankings, scenery: Scenery) -> Iterator[Band]:
    """Rankings below each other, or two in a row where there are many."""
    if len(block.items) <= ABREAST:
        for ranking in block.items:
            yield from strip((ranking,), (Field(SIDE, WIDTH - SIDE, True),))
        return
    middle = WIDTH // 2
    fields = (Field(SIDE, middle - GAP, False), Field(middle + GAP, WIDTH - SIDE, False))
    for at in range(0, len(block.items), 2):
        yield from strip(block.items[at : at + 2], fields)


def strip(rankings: Sequence[Ranking], fields: Sequence[Field]) -> Iterator[Band]:
    """The bands of rankings side by side."""
    placed = [*zip(rankings, fields, strict=False)]
    yield Band(HEADING, partial(headings, placed=placed))
    longest = max(len(ranking.items) for ranking in rankings)
    for at in range(longest):
        yield Band(ROW, partial(lines, placed=placed, at=at), joined=longest <= LONG or at == 0)
    yield Band(GAP, lambda *_: None, joined=True)


def headings(picture: Image.Image, top: int, placed: Sequence[tuple[Ranking, Field]]) -> None:
    """Paint the title of each ranking, and the headings of its columns."""
    face, small, write = font(NAME - 2, "SemiBold"), font(TEXT, "Medium"), Writer(picture)
    for ranking, field in placed:
        score, number, reach = columns(ranking, field)
        marks = [*zip((score, number, reach), ranking.columns, strict=True)] if field.whole else []
        for right, word in marks:
            if right:
                write.right((right, top + 28), word, small, p.FADED)
        room = (score - 110 if marks else field.right) - field.left
        write.left((field.left, top + 27), fit(ranking.title, face, room), face, p.GLOW)


def columns(ranking: Ranking, field: Field) -> tuple[int, int, int]:
    """Right edges of score, small number and reach; 0 for a column that is not shown."""
    if not field.whole:
        return field.right - 8, 0, 0
    reach = field.right - 8 if any(item.reach for item in ranking.items) else 0
    right = reach - REACH - 30 if reach else field.right - 8
    small = right if any(item.small for item in ranking.items) else 0
    return (small - 110 if small else field.right - 8), small, reach


def lines(picture: Image.Image, top: int, placed: Sequence[tuple[Ranking, Field]], at: int) -> None:
    """The players of one line."""
    for ranking, field in placed:
        if at < len(ranking.items):
            ground = p.DUSK if at % 2 == 0 else p.NIGHT
            picture.paste(ground, (field.left - 4, top, field.right, top + ROW))
            line(picture, ranking, at, field, top + ROW / 2)


def line(picture: Image.Image, ranking: Ranking, at: int, field: Field, middle: float) -> None:
    """A player: place, arrow, name, numbers, the places that are still possible."""
    item, write = ranking.items[at], Writer(picture)
    score, small, reach = columns(ranking, field)
    paint_place(picture, item, field.left, middle, medal=ranking.medals)
    left, ink = field.left + PLACE + 8, p.FADED if item.withdrawn else p.WHITE
    if item.way:
        paste(picture, arrow(item.way > 0), left, middle - 11)
    left += 28 if any(each.way for each in ranking.items) else 0
    bold, face = font(NAME, "Bold"), font(NAME, "SemiBold")
    write.right((score, middle), item.score, bold, ink)
    name = fit(item.name, face, score - width(item.score, bold) - 14 - left)
    end = write.left((left, middle), name, face, ink)
    if item.withdrawn:
        picture.paste(p.FADED, (left, round(middle), round(end), round(middle) + 3))
    if small:
        write.right((small, middle), item.small, font(TEXT, "SemiBold"), p.PAPER)
    if reach and item.reach:
        paste(picture, cells(item.reach, len(ranking.items), item.place), reach - REACH, middle - 15)


def paint_place(picture: Image.Image, item: Ranked, left: int, middle: float, *, medal: bool) -> None:
    """The place of a player: a number, or a medal with it."""
    if medal and 0 < item.place <= len(METALS):
        paste(picture, disc(item.place), left + PLACE - DISC, middle - DISC / 2)
    elif item.place and not item.withdrawn:
        Writer(picture).right((left + PLACE, middle), f"{item.place}.", font(TEXT + 1, "Bold"), p.GOLD)


@lru_cache(4)
def disc(place: int) -> Image.Image:
    """A medal with its place."""
    image = sprite(DISC, DISC, lambda pen: pen.disc(DISC / 2, DISC / 2, DISC / 2 - 1, METALS[place - 1]))
    Writer(image).centre((DISC / 2, DISC / 2), f"{place}", font(TEXT, "Bold"), p.INK)
    return image


@lru_cache(2)
def arrow(up: bool) -> Image.Image:
    """The sign of a player who goes up, bright, or down, dark with a bright edge."""
    spots = [(11.0, 2.0), (20.0, 19.0), (2.0, 19.0)] if up else [(2.0, 3.0), (20.0, 3.0), (11.0, 20.0)]
    fill, edge = (p.COPPER_LIGHT, p.COPPER_LIGHT) if up else (p.NIGHT, p.SAND)
    return sprite(22, 22, lambda pen: pen.polygon(spots, fill, edge))


@lru_cache(256)
def cells(reach: tuple[int, int], places: int, now: int) -> Image.Image:
    """A cell for each place of a ranking: bright where it can still be reached, a dot at the one of now."""
    wide, high = REACH / places, 30

    def draw(pen: Pen) -> None:
        for place in range(1, places + 1):
            open_, left = reach[0] <= place <= reach[1], wide * (place - 1)
            box = (left + 1.5, 4, left + wide - 1.5, high - 4)
            pen.box(box, p.GOLD if open_ else None, p.GOLD if open_ else p.STONE, 2, 3)
            if place == now:
                pen.disc(left + wide / 2, high / 2, min(5.0, wide / 3), p.INK if open_ else p.STONE)

    return sprite(REACH, high, draw)


def bands_of_podium(block: Podium, scenery: Scenery) -> Iterator[Band]:
    """One band that is not cut."""
    yield Band(PODIUM + GAP, partial(podium, block=block))


def podium(picture: Image.Image, top: int, block: Podium) -> None:
    """The three steps with their names, the winner in the middle under a crown."""
    picture.paste(p.CANAL, (0, top, WIDTH, top + PODIUM))
    aside = WIDE + 12
    for place, (level, right) in enumerate(zip(block.levels, (0, -aside, aside), strict=False)):
        step(picture, place, level, (WIDTH // 2 + right, top + PODIUM))


def step(picture: Image.Image, place: int, level: tuple[str, ...], spot: tuple[int, int]) -> None:
    """A step of the podium, with the player above it."""
    (middle, foot), write, face = spot, Writer(picture), font(NAME, "Bold")
    head = foot - HIGH[place]
    picture.paste(METALS[place], (middle - WIDE // 2, head, middle + WIDE // 2, foot))
    write.centre((middle, head + HIGH[place] / 2), f"{place + 1}", font(64, "Bold"), p.INK)
    more = len(level) - NAMES
    names = [*level[:NAMES], *([f"+{more}"] if more > 0 else [])]
    for at, name in enumerate(reversed(names)):
        write.centre((middle, head - 24 - LINE * at), fit(name, face, WIDE - 6), face, p.WHITE)
    if place == 0:
        high = head - 24 - LINE * len(names) - CROWN / 2 - 4
        paste(picture, shared_icon("crown", CROWN), middle - CROWN / 2, high)
