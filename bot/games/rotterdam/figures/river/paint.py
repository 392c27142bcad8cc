"""The river as a picture: ships on the map, several abreast in a harbour; and the ships of one player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial

from PIL import Image

from bot.games.rotterdam.figures.river import hulls, waters
from bot.games.rotterdam.figures.river.facts import Fleet, Hull, River, Route, ShipNumber
from bot.games.rotterdam.painters import look
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.render.bands import GAP, Band, Scenery, bands
from bot.render.papers import COLUMN

ABREAST, FLAGS = 2, 3
"""Ships that lie side by side in a harbour, and that are shown as flags and cargoes; of more the first
ones, and how many there are besides."""
CAPTION = COLUMN - GAP - hulls.WIDE - 20
"""Units beside a ship for its place and its channels."""
FACE = partial(font, TEXT + 1, "SemiBold")
WAVES = 12
"""Height of the sea below the starts that a map in one piece leaves out."""
APART = 92
"""Between the middles of two ships in a harbour."""


@bands.register
def _(block: River, scenery: Scenery) -> Iterator[Band]:
    if block.whole:
        below = waters.height(block.chart) - waters.BARGE - WAVES
        yield Band(below, partial(river, block=block, part=(0, below)))
        return
    for at, (above, below) in enumerate(waters.sheets(block.chart)):
        yield Band(below - above, partial(river, block=block, part=(above, below)), joined=at == 0)


@bands.register
def _(block: Fleet, scenery: Scenery) -> Iterator[Band]:
    for at in range(0, len(block.hulls), 2):
        row = block.hulls[at : at + 2]
        yield Band(hulls.HIGH + GAP, partial(fleet, row=row, routes=block.routes))


def river(picture: Image.Image, top: int, block: River, part: tuple[int, int]) -> None:
    """A part of the map with its ships; below it the picture may be cut."""
    paste(picture, whole(block).crop((0, part[0], WIDTH, part[1])), 0, top)
    seam(picture, top + part[1] - part[0])


@lru_cache(2)
def whole(block: River) -> Image.Image:
    """The map and all ships; marked ones in a ring of gold. On a map in one piece the harbours show the cargo
    that they want: there are no houses above them."""
    picture, spots = waters.waters(block.chart).copy(), waters.middles(block.chart)
    wanted = {spot.id: spot.cargo for spot in block.chart.spots} if block.whole else {}
    for place, spot in spots.items():
        ships = [hull for hull in block.hulls if hull.place.spot == place]
        if not ships:
            waters.name(picture, place, spot, wanted.get(place, ""))
        elif len(ships) == 1:
            lay(picture, ships[0], spot, hulls.WIDE, block.marked)
        else:
            dock(picture, ships, spot, block.marked)
    waters.anchors(picture, block.chart)
    return picture


def lay(
    picture: Image.Image, hull: Hull, spot: tuple[float, float], wide: int, marked: tuple[ShipNumber, ...]
) -> None:
    """A ship around a spot."""
    x, y = spot
    if hull.id in marked:
        paste(picture, ring(wide), x - wide / 2 - 5, y - hulls.HIGH / 2 - 5)
    image = hulls.hull(hull.seat, hull.number, hull.cargo, wide)
    paste(picture, image, x - wide / 2, y - hulls.HIGH / 2)


def dock(
    picture: Image.Image, ships: list[Hull], spot: tuple[float, float], marked: tuple[ShipNumber, ...]
) -> None:
    """The ships in a harbour, side by side; many are only their flags and cargoes."""
    x, y = spot
    ships = sorted(ships, key=lambda hull: hull.id not in marked)
    if len(ships) <= ABREAST:
        for at, hull in enumerate(ships):
            lay(picture, hull, (x + APART * (at - 0.5), y), hulls.NARROW, marked)
        return
    shown = ships if len(ships) <= FLAGS else ships[: FLAGS - 1]
    for at, hull in enumerate(shown):
        image = hulls.berth(hull.seat, hull.number, hull.cargo)
        paste(picture, image, x + 62 * (at - 1) - image.width / 2, y - image.height / 2)
    if len(ships) > FLAGS:
        more = f"+{len(ships) - len(shown)}"
        Writer(picture).centre((x + 62, y), more, font(TEXT + 8, "Bold"), p.WHITE)


@cache
def ring(wide: int) -> Image.Image:
    """Around a ship that something happened to."""
    box = (0, 0, wide + 10, hulls.HIGH + 10)

    def paint(pen: Pen) -> None:
        pen.box(box, p.GOLD, p.WHITE, 2, 18)
        pen.box((6, 6, wide + 4, hulls.HIGH + 4), p.CANAL, radius=14)

    return sprite(wide + 10, hulls.HIGH + 10, paint)


def fleet(picture: Image.Image, top: int, row: tuple[Hull, ...], routes: tuple[Route, ...]) -> None:
    """Ships side by side, where they lie, and where their next channels lead."""
    letters = {route.name: route.letter for route in routes}
    for at, hull in enumerate(row):
        left = SIDE + at * COLUMN
        paste(picture, board_of(COLUMN - GAP, hulls.HIGH + 4, False, look.WATER), left, top)
        paste(picture, hulls.hull(hull.seat, hull.number, hull.cargo), left + 6, top + 2)
        line = list(caption(hull, letters))
        gap = min(12.0, (CAPTION - sum(map(wide, line))) / (len(line) - 1)) if line[1:] else 0.0
        x = left + hulls.WIDE + 12.0
        for piece in line:
            if isinstance(piece, str):
                Writer(picture).left((x, top + 44), piece, FACE(), p.WHITE)
            else:
                paste(picture, piece, x, top + 46 - waters.DISC / 2)
            x += wide(piece) + gap


def caption(hull: Hull, letters: dict[str, str]) -> Iterator[str | Image.Image]:
    """Where a ship lies; the channels from there with their places, those of one colour under one letter."""
    yield hull.place.harbour or hull.place.spot
    for colour in dict.fromkeys(way.colour for way in hull.exits):
        yield waters.disc(letters[colour], look.channel(colour))
        yield from (way.to.spot for way in hull.exits if way.colour == colour)


def wide(piece: str | Image.Image) -> float:
    """How wide a word or a letter's disc is."""
    return width(piece, FACE()) if isinstance(piece, str) else piece.width
