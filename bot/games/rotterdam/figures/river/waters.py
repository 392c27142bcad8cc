"""The map, drawn once: land, sea, coloured channels with their letters, places where ships lie.

Where everything lies is computed from the layers and rows of the places; nothing here knows a channel.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, hypot

from PIL import Image

from bot.games.rotterdam.figures.river.facts import RiverMap, Way
from bot.games.rotterdam.painters import look
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, width
from bot.pictures.pen import Pen, Point, paste, sprite
from bot.pictures.sizes import LEAST_NAME, SHOWN, WIDTH, smallest

STEP, BASIN, DISC, SHORE = 150, (126, 86), 44, 84
"""Between two layers, the size of a place, of a letter's disc, and the sea below the last layer."""
NARROWEST = 240
"""Units across which a phone that is 360 wide shows the map; `sizes.SHOWN` is for one of 390."""
LETTER = smallest(WIDTH, LEAST_NAME * SHOWN / NARROWEST)
"""The type size of letters and places on the map: one follows a channel from one to the next."""
BARGE = 66
"""The height of the sea under the barge, which a row of its own paints."""
DOCK = (190, 86)
"""The size of a harbour's basin."""
BED, LINE, FIELD, BAND = 26, 10, 32, 160
"""How wide a channel is, and the line in it; how far apart stripes of land lie; what is drawn at once."""
DASHES: tuple[tuple[int, ...], ...] = ((), (30, 14), (2, 17), (34, 13, 2, 13), (12, 12))
"""On and off, colour by colour: solid, dashes, dots, dashes and dots, short dashes."""
MARGIN = 18
"""Room beside two letters on a disc."""
SIGN_GAP = 10
"""Between the sign of a cargo and the name of its harbour."""
EDGE = 1
"""What a part of the map shows beyond the row that lies on both parts."""
STEPS = tuple(at / 100 for at in range(35, 66, 2))
"""Where on its channel a letter may lie."""


def height(chart: RiverMap) -> int:
    """How high the map is."""
    return STEP * max(spot.layer for spot in chart.spots) + BASIN[1] + SHORE


@lru_cache(4)
def middles(chart: RiverMap) -> dict[str, Point]:
    """The middle of every place on the map: the sea below, the harbours above."""
    centres = {}
    last = max(spot.layer for spot in chart.spots)
    for layer in range(last + 1):
        row = sorted((spot for spot in chart.spots if spot.layer == layer), key=lambda spot: spot.row)
        for at, spot in enumerate(row):
            centres[spot.id] = (WIDTH * (at + 0.5) / len(row), BASIN[1] / 2 + STEP * (last - layer))
    return centres


@lru_cache(4)
def waters(chart: RiverMap) -> Image.Image:
    """The whole map without ships, drawn band by band: a pen needs much room."""
    high = height(chart)
    picture = Image.new("RGB", (WIDTH, high), look.LAND)
    for top in range(0, high, BAND):
        picture.paste(band(chart, top, min(BAND, high - top)), (0, top))
    letters(picture, chart)
    return picture


def band(chart: RiverMap, top: int, high: int) -> Image.Image:
    """So much of the map, from here down."""
    pen = Pen(WIDTH, high, look.LAND)
    fields(pen, top, high)
    pen.box((0, max(0, height(chart) - SHORE - BASIN[1] // 2 - top), WIDTH, high), look.SEA)
    spots = {place: (x, y - top) for place, (x, y) in middles(chart).items()}
    for way in chart.ways:
        pen.line([spots[way.start], spots[way.to]], look.WATER, BED)
    for way in chart.ways:
        dash_line(pen, spots[way.start], spots[way.to], way.route, look.channel(chart.routes[way.route].name))
    for spot in chart.spots:
        basin(pen, spots[spot.id], DOCK if spot.kind == "harbour" else BASIN)
    return pen.sprite().convert("RGB")


def fields(pen: Pen, top: int, high: int) -> None:
    """Polders: quiet stripes on the land."""
    for at in range(top // FIELD, (top + high) // FIELD + 1):
        for x in range(-40 + 50 * (at % 3), WIDTH, 150):
            y = at * FIELD + 14 - top
            pen.line([(x, y), (x + 60, y)], look.LAND_DARK, 3)


def basin(pen: Pen, spot: Point, size: tuple[int, int]) -> None:
    """Paint a basin, in which a ship has room."""
    (x, y), (wide, high) = spot, size
    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    pen.box(box, look.WATER, look.FOAM, 3, 20)


def dash_line(pen: Pen, start: Point, end: Point, route: int, paint: p.Colour) -> None:
    """The line of a channel in the pattern of its colour."""
    pattern = DASHES[route % len(DASHES)]
    (x, y), whole = start, hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = (end[0] - x) / whole, (end[1] - y) / whole
    for on, off in strokes(whole, pattern):
        pen.line([(x + dx * on, y + dy * on), (x + dx * off, y + dy * off)], paint, LINE)


def strokes(whole: float, pattern: tuple[int, ...]) -> Iterator[tuple[float, float]]:
    """Where each stroke of a line begins and ends."""
    if not pattern:
        yield 0, whole
        return
    at, number = 0.0, 0
    while at < whole:
        length = pattern[number % len(pattern)]
        if number % 2 == 0:
            yield at, min(whole, at + length)
        at, number = at + length, number + 1


def letters(picture: Image.Image, chart: RiverMap) -> None:
    """Every channel's letter, on a disc of its colour."""
    for way, (x, y) in zip(chart.ways, signposts(chart), strict=True):
        route = chart.routes[way.route]
        image = disc(route.letter, look.channel(route.name))
        paste(picture, image, x - image.width / 2, y - DISC / 2)


@lru_cache(16)
def disc(letter: str, paint: p.Colour) -> Image.Image:
    """A letter on a disc, which is wider for two letters."""
    face = font(LETTER, "Bold")
    wide = DISC if len(letter) == 1 else ceil(width(letter, face)) + MARGIN
    box = (1, 1, wide - 1, DISC - 1)
    image = sprite(wide, DISC, lambda pen: pen.box(box, paint, p.INK, 2, DISC / 2))
    Writer(image).centre((wide / 2, DISC / 2), letter, face, p.INK)
    return image


def sheets(chart: RiverMap) -> tuple[tuple[int, int], ...]:
    """The two parts of the map, from where to where: the row before the harbours lies on both, so that no
    channel is cut."""
    shared, half = BASIN[1] // 2 + STEP, BASIN[1] // 2 + EDGE
    return (0, shared + half), (shared - half, height(chart) - BARGE)


@lru_cache(4)
def signposts(chart: RiverMap) -> tuple[Point, ...]:
    """A spot on each channel where its letter is far from all others."""
    spots, chosen = middles(chart), [0.5 for _ in chart.ways]
    for _ in range(4):
        for at, way in enumerate(chart.ways):
            placed = [on(channel, chosen[i], spots) for i, channel in enumerate(chart.ways) if i != at]
            chosen[at] = best(way, placed, spots)
    return tuple(on(way, t, spots) for way, t in zip(chart.ways, chosen, strict=True))


def best(way: Way, letters: list[Point], spots: dict[str, Point]) -> float:
    """How far along its channel a letter keeps most away from the others, rather in the middle."""
    return max(STEPS, key=lambda share: room(on(way, share, spots), letters) - abs(share - 0.5))


def on(way: Way, share: float, spots: dict[str, Point]) -> Point:
    """A spot so far along a channel."""
    (x, y), (to_x, to_y) = spots[way.start], spots[way.to]
    return x + (to_x - x) * share, y + (to_y - y) * share


def room(spot: Point, letters: list[Point]) -> float:
    """Distance to the nearest of the others, in pixels, capped at what a disc needs."""
    return min(DISC + 8.0, *(hypot(spot[0] - x, spot[1] - y) for x, y in letters))


def anchors(picture: Image.Image, chart: RiverMap) -> None:
    """Mark the places that bring a ship card; the mark covers the bow of a ship there."""
    for spot in chart.spots:
        if spot.anchor:
            x, y = middles(chart)[spot.id]
            paste(picture, look.drawing("mark-anchor", 40), x + BASIN[0] / 2 - 38, y + BASIN[1] / 2 - 30)


def name(picture: Image.Image, place: str, spot: Point, cargo: str = "") -> None:
    """Name of a place without ships, behind the sign of the cargo that it wants."""
    face, (x, y) = font(LETTER, "SemiBold"), spot
    if cargo:
        sign = look.drawing(f"cargo-{cargo}", DISC)
        paste(picture, sign, x - (width(place, face) + sign.width + SIGN_GAP) / 2, y - sign.height / 2)
        x += (sign.width + SIGN_GAP) / 2
    Writer(picture).centre((x, y), place, face, p.FADED)
