"""The end in one picture: points by source as stacked bars, points over the rounds below them.

The message beside it says title, winners and what breaks ties, so the picture does not. Its height is what a
desktop shows without making it narrower.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.facts import EndFacts, PointSource, SeatResult
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, nameplate, width
from bot.pictures.painters import course
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import DESKTOP, DESKTOP_HIGH, NAME, TEXT, WIDTH

SIDE, TOP, LINE, BAR, LEGEND, HEADING, CHART = 14, 10, 48, 36, 34, 44, 264
"""The margin, and heights: above the first seat, of a seat's line and its bar, of a line of the legend, of
the heading of the chart, of the chart."""
MARGIN = 16
"""Around the legend beside the chart, in pixels."""
ROOM, HIGHEST = WIDTH - 2 * SIDE, WIDTH * DESKTOP_HIGH // DESKTOP
HEAD, FIRST, NAMES = 44, SIDE + 90, 230
"""The side of a head beside a name, where names begin, and their most room."""
STAR = 34
PATCH, APART = 38, 26
"""Width of the patch of colour before a source, and distance of sources side by side."""
TIGHTER, TIGHTEST = 0.97, 0.1
"""By how much points are drawn closer until all bars fit, and how close they may come."""
Source = tuple[PointSource, p.Colour]


class Scale(NamedTuple):
    """Position of zero and width of a point, in pixels."""

    zero: float
    point: float


def draw(facts: EndFacts, last: Image.Image | None) -> Image.Image:
    """The whole picture; `last`: what stands for the last round in the chart instead of its number."""
    sources, names = sources_of(facts), names_of(facts)
    below = TOP + LINE * len(facts.results) + 8
    columns = legend_columns(sources, (HIGHEST - below - MARGIN) // LEGEND)
    chart = below if columns else below + LEGEND + 4
    high = max(HEADING + CHART, MARGIN + LEGEND * max(map(len, columns), default=0))
    picture = Image.new("RGB", (WIDTH, chart + high), p.NIGHT)
    scale = scale_of(facts, FIRST + max(width(name, name_face()) for name in names) + 20)
    for at, (result, name) in enumerate(zip(facts.results, names, strict=True)):
        paint_seat(picture, result, name, TOP + at * LINE + LINE // 2)
        bar(picture, result, TOP + at * LINE + (LINE - BAR) // 2, scale)
    wide = WIDTH
    for column in columns:
        wide -= column_width(column) + APART
        for at, source in enumerate(column):
            key(picture, source, wide + APART - SIDE, chart + MARGIN // 2 + at * LEGEND)
    if not columns:
        keys_in_line(picture, sources, below)
    face = font(30, "SemiBold")
    Writer(picture).left((SIDE, chart + HEADING // 2), fit(facts.headings[1], face, wide), face, p.GLOW)
    course.draw(picture, facts.results, (chart + HEADING, wide, high - HEADING), last)
    return picture


def name_face() -> FreeTypeFont:
    """The font of the players' names."""
    return font(NAME, "Bold")


def names_of(facts: EndFacts) -> list[str]:
    """The names, shortened where need be."""
    return [" ".join(nameplate(result.name, name_face(), NAMES)) for result in facts.results]


def sources_of(facts: EndFacts) -> list[Source]:
    """The sources that gave or took points, in the order of their table, each with its colour."""
    columns = zip(*(result.parts for result in facts.results), strict=True)
    return [
        (parts[0], colour_of(at)) for at, parts in enumerate(columns) if any(part.points for part in parts)
    ]


def colour_of(at: int) -> p.Colour:
    """The colour of a source, by its place in the table."""
    return p.PARTS[at % len(p.PARTS)]


def legend_columns(sources: Sequence[Source], most: int) -> list[Sequence[Source]]:
    """The columns of the legend right of the chart, each of at most `most` lines, ordered from right to left;
    empty if the legend fits into one line."""
    if sum(column_width([source]) + APART for source in sources) - APART <= ROOM:
        return []
    number = -(-len(sources) // most)
    high = -(-len(sources) // number)
    return [sources[at : at + high] for at in range(0, len(sources), high)][::-1]


def column_width(sources: Sequence[Source]) -> int:
    """Room of a column of the legend, in pixels."""
    return PATCH + max(round(width(part.word, font(TEXT))) for part, _ in sources)


def keys_in_line(picture: Image.Image, sources: Sequence[Source], top: int) -> None:
    """The legend in one line."""
    left = SIDE
    for source in sources:
        key(picture, source, left, top)
        left += column_width([source]) + APART


def scale_of(facts: EndFacts, left: float) -> Scale:
    """Scale at which the longest bars to both sides fit between the names, which end at `left`, and sums."""
    sums = max(width(signed_points(result.points), sum_face()) for result in facts.results) + STAR + 6
    room = WIDTH - SIDE - sums - 14 - left
    rows = [[part.points for part in result.parts] for result in facts.results]
    most = max(sum(abs(points) for points in row) for row in rows)
    point = room / max(1, most)
    while point > TIGHTEST:
        gains = max(sum(wide_of(points, point) for points in row if points > 0) for row in rows)
        losses = max(sum(wide_of(points, point) for points in row if points < 0) for row in rows)
        if gains + losses <= room:
            break
        point *= TIGHTER
    return Scale(left + losses, point)


def number_face() -> FreeTypeFont:
    """The letters in which a part says its points."""
    return font(TEXT, "Bold")


def sum_face() -> FreeTypeFont:
    """The font of a seat's sum of points."""
    return font(40, "Bold")


def signed_points(points: int) -> str:
    """Points with a true minus."""
    return f"{points}".replace("-", "−")


def wide_of(points: int, point: float) -> float:
    """How wide a part of a bar is: as its points, but never narrower than their number."""
    return max(abs(points) * point, width(signed_points(points), number_face()) + 6)


def paint_seat(picture: Image.Image, result: SeatResult, name: str, middle: int) -> None:
    """Rank, head, name and sum of a seat."""
    write, ink = Writer(picture), p.GOLD if result.rank == 1 else p.WHITE
    write.right((SIDE + 32, middle), f"{result.rank}.", font(30, "Bold"), ink)
    paste(picture, seats.head(result.seat, HEAD), SIDE + 40, middle - HEAD // 2)
    write.left((FIRST, middle), name, name_face(), ink)
    paste(picture, shared_icon("star", STAR), WIDTH - SIDE - STAR, middle - STAR // 2)
    write.right((WIDTH - SIDE - STAR - 6, middle), signed_points(result.points), sum_face(), ink)


def bar(picture: Image.Image, result: SeatResult, top: int, scale: Scale) -> None:
    """The points of a seat by their sources."""
    for left, wide, at, part in segments(result, scale):
        segment(picture, (left, top, wide, BAR), colour_of(at), part.points)
    picture.paste(p.PAPER, (round(scale.zero) - 1, top - 2, round(scale.zero) + 1, top + BAR + 2))


def segments(result: SeatResult, scale: Scale) -> Iterator[tuple[float, float, int, PointSource]]:
    """The parts of a bar: gains to the right of zero, losses to its left."""
    right = left = scale.zero
    for at, part in enumerate(result.parts):
        wide = wide_of(part.points, scale.point)
        if part.points > 0:
            yield right, wide, at, part
            right += wide
        elif part.points:
            left -= wide
            yield left, wide, at, part


def segment(
    picture: Image.Image, box: tuple[float, float, float, float], fill: p.Colour, points: int
) -> None:
    """A part of a bar, with its number."""
    left, top, wide, high = box
    picture.paste(fill, (round(left) + 1, round(top), round(left + wide) - 1, round(top + high)))
    spot = (left + wide / 2, top + high / 2)
    Writer(picture).centre(spot, signed_points(points), number_face(), p.on(fill))


def key(picture: Image.Image, source: Source, left: int, top: int) -> None:
    """A source in the legend."""
    part, colour = source
    paste(picture, swatch(colour), left, top + (LEGEND - 28) // 2)
    Writer(picture).left((left + PATCH, top + LEGEND // 2), part.word, font(TEXT), p.WHITE)


@lru_cache(32)
def swatch(colour: p.Colour) -> Image.Image:
    """A patch of colour as large as a sign, for the legend."""
    return sprite(28, 28, lambda pen: pen.box((0, 0, 28, 28), colour, radius=6))
