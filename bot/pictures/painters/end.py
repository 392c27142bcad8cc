"""The end: the verdict, points by source as stacked bars, points over the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import palette as p
from bot.pictures import seats, strips
from bot.pictures.cut import seam
from bot.pictures.facts import EndFacts, PointSource, SeatResult
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, nameplate, width
from bot.pictures.painters import course
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import NAME, SHOWN, SHOWN_HIGH, TEXT, WIDTH

SIDE, TOP, LINE, BAR, GAP, HEADING, LEGEND = 16, 160, 46, 36, 6, 46, 38
"""The margin, and heights: the scenery, the line with a name, its bar and what is free below it, a heading, a
line of the legend. Up to `ONE_PIECE` pixels the points are one piece."""
ONE_PIECE = WIDTH * SHOWN_HIGH // SHOWN
ROOM = WIDTH - 2 * SIDE
HEAD = 44
"""The side of a head beside a name."""
PATCH = 48
"""Width of the patch of colour before a source, with its gap."""
TIGHTER, TIGHTEST = 0.97, 0.1
"""By how much points are drawn closer until all bars fit, and how close they may come."""
Source = tuple[PointSource, p.Colour]


class EndLook(NamedTuple):
    """A game's part of the picture of the end: the scenery above, signs of tie-break numbers, the sign of the
    last round."""

    front: Image.Image
    ties: tuple[Image.Image, ...] = ()
    last: Image.Image | None = None


class Scale(NamedTuple):
    """Position of zero and width of a point, in pixels."""

    zero: float
    point: float


def draw(facts: EndFacts, look: EndLook) -> Image.Image:
    """The whole table of points."""
    sources, scale = sources_of(facts), scale_of(facts)
    keys = TOP + HEADING + (LINE + BAR + GAP) * len(facts.results) + 4
    a_row = 3 if all(fits(part.word, ROOM // 3) for part, _ in sources) else 2
    lines = keys + -(-len(sources) // a_row) * LEGEND + 4
    picture = Image.new("RGB", (WIDTH, lines + HEADING + course.HEIGHT + 16), p.NIGHT)
    paste(picture, look.front, 0, 0)
    verdict(picture, facts)
    heading(picture, TOP, facts.headings[0])
    for at, result in enumerate(facts.results):
        top = TOP + HEADING + at * (LINE + BAR + GAP)
        if lines > ONE_PIECE:
            seam(picture, top - GAP / 2 if at else 0)
        paint_name(picture, result, top, paint_sum(picture, result, top + LINE // 2, look.ties))
        bar(picture, result, top + LINE, scale)
    for at, (part, colour) in enumerate(sources):
        spot = (SIDE + at % a_row * ROOM // a_row, keys + at // a_row * LEGEND)
        key(picture, part.word, colour, spot, ROOM // a_row)
    seam(picture, lines)
    heading(picture, lines, facts.headings[1])
    course.draw(picture, facts.results, lines + HEADING, look.last)
    return picture


def verdict(picture: Image.Image, facts: EndFacts) -> None:
    """The title and the winners."""
    face = font(36, "Bold")
    Writer(picture).left((SIDE + 2, 36), fit(facts.title, face, ROOM), face, p.INK)
    strips.banner(picture, (SIDE, 64), facts.verdict, facts.winners, ROOM)


def heading(picture: Image.Image, top: int, text: str) -> None:
    """A heading over a part."""
    face = font(30, "SemiBold")
    Writer(picture).left((SIDE, top + 32), fit(text, face, ROOM), face, p.GLOW)


def sources_of(facts: EndFacts) -> list[Source]:
    """The sources that gave or took points, in the order of their table, each with its colour."""
    columns = zip(*(result.parts for result in facts.results), strict=True)
    return [
        (parts[0], colour_of(at)) for at, parts in enumerate(columns) if any(part.points for part in parts)
    ]


def colour_of(at: int) -> p.Colour:
    """The colour of a source, by its place in the table."""
    return p.PARTS[at % len(p.PARTS)]


def scale_of(facts: EndFacts) -> Scale:
    """Scale at which the longest bars to both sides fit."""
    rows = [[part.points for part in result.parts] for result in facts.results]
    most = max(sum(abs(points) for points in row) for row in rows)
    point = ROOM / max(1, most)
    while point > TIGHTEST:
        gains = max(sum(wide_of(points, point) for points in row if points > 0) for row in rows)
        losses = max(sum(wide_of(points, point) for points in row if points < 0) for row in rows)
        if gains + losses <= ROOM:
            break
        point *= TIGHTER
    return Scale(SIDE + losses, point)


def number_face() -> FreeTypeFont:
    """The letters in which a part says its points."""
    return font(TEXT, "Bold")


def signed_points(points: int) -> str:
    """Points with a true minus."""
    return f"{points}".replace("-", "−")


def wide_of(points: int, point: float) -> float:
    """How wide a part of a bar is: as its points, but never narrower than their number."""
    return max(abs(points) * point, width(signed_points(points), number_face()) + 6)


def paint_name(picture: Image.Image, result: SeatResult, top: int, end: float) -> None:
    """A seat: rank, head and name, up to where its sum stands."""
    write, middle = Writer(picture), top + LINE // 2
    ink = p.GOLD if result.rank == 1 else p.WHITE
    write.right((SIDE + 32, middle), f"{result.rank}.", font(30, "Bold"), ink)
    paste(picture, seats.head(result.seat, HEAD), SIDE + 42, middle - HEAD // 2)
    face = font(NAME, "Bold")
    for name in nameplate(result.name, face, end - SIDE - 112):
        write.left((SIDE + 96, middle), name, face, ink)


def bar(picture: Image.Image, result: SeatResult, top: int, scale: Scale) -> None:
    """The points of a seat by their sources."""
    for left, wide, at, part in segments(result, scale):
        segment(picture, (left, top, wide, BAR), colour_of(at), part.points)
    picture.paste(p.PAPER, (round(scale.zero) - 1, top - 2, round(scale.zero) + 1, top + BAR + 2))


def paint_sum(picture: Image.Image, result: SeatResult, middle: int, ties: tuple[Image.Image, ...]) -> float:
    """The sum of a seat, and what parts it from equal ones; returns where that begins."""
    write, x = Writer(picture), float(WIDTH - SIDE)
    for sign, number in reversed([*zip(ties, result.ties, strict=False)]):
        text, face = f"{number}", font(28, "SemiBold")
        write.right((x, middle), text, face, p.PAPER)
        x -= max(width(text, face), width("00", face)) + 6 + sign.width
        paste(picture, sign, x, middle - sign.height / 2)
        x -= 16
    paste(picture, shared_icon("star", 34), x - 34, middle - 17)
    x -= 40
    write.right((x, middle), signed_points(result.points), font(42, "Bold"), p.WHITE)
    return x - width(signed_points(result.points), font(42, "Bold"))


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


def fits(word: str, room: int) -> bool:
    """Whether a source fits into a column of the legend that is so wide."""
    return width(word, font(TEXT)) <= room - PATCH


def key(picture: Image.Image, word: str, colour: p.Colour, spot: tuple[int, int], room: int) -> None:
    """A source in the legend, in a column that is so wide."""
    left, top = spot
    paste(picture, swatch(colour), left, top + 4)
    face = font(TEXT)
    Writer(picture).left((left + 40, top + LEGEND // 2), fit(word, face, room - PATCH), face, p.WHITE)


@lru_cache(32)
def swatch(colour: p.Colour) -> Image.Image:
    """A patch of colour as large as a sign, for the legend."""
    return sprite(30, 30, lambda pen: pen.box((0, 0, 30, 30), colour, radius=6))
