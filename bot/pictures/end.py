"""The end: the verdict, points by source as stacked bars, points over the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import course, marks, seats, strips
from bot.pictures import palette as p
from bot.pictures.facts import EndFacts, Part, Result
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import put, sprite

WIDTH, SIDE, TOP, BAR, HEADING, LEGEND = 1200, 24, 268, 64, 56, 42
NAME, TOTAL = 300, 190
"""Room for a name at the left and for a sum at the right."""
A_ROW = 4
Source = tuple[Part, p.Colour]


class Look(NamedTuple):
    """What a game brings along: its scenery above, what stands for what parts equal points, and for the last
    round."""

    front: Image.Image
    tie: Image.Image | None = None
    last: Image.Image | None = None


class Scale(NamedTuple):
    """Where zero lies, and how wide a point is."""

    zero: float
    point: float


def draw(facts: EndFacts, look: Look) -> Image.Image:
    """The whole table of points."""
    sources = sources_of(facts)
    keys = TOP + HEADING + BAR * len(facts.results) + 8
    lines = keys + -(-len(sources) // A_ROW) * LEGEND + 6
    picture = Image.new("RGB", (WIDTH, lines + HEADING + course.HEIGHT + 16), p.NIGHT)
    put(picture, look.front, 0, 0)
    verdict(picture, facts)
    heading(picture, TOP, facts.headings[0])
    for at, it in enumerate(facts.results):
        bar(picture, it, TOP + HEADING + at * BAR, scale_of(facts))
        summed(picture, it, TOP + HEADING + at * BAR + BAR // 2, look.tie)
    for at, (part, colour) in enumerate(sources):
        key(picture, part.word, colour, (SIDE + at % A_ROW * 290, keys + at // A_ROW * LEGEND))
    heading(picture, lines, facts.headings[1])
    course.draw(picture, facts.results, lines + HEADING, look.last)
    return picture


def verdict(picture: Image.Image, facts: EndFacts) -> None:
    """The title, and who has won."""
    face = font(36, "Bold")
    Writer(picture).left((SIDE, 36), fitted(facts.title, face, WIDTH - 260), face, p.INK)
    strips.banner(picture, (SIDE - 4, 64), facts.verdict, facts.winners, WIDTH - 2 * SIDE)


def heading(picture: Image.Image, top: int, text: str) -> None:
    """A heading over a part."""
    face = font(28, "SemiBold")
    Writer(picture).left((SIDE, top + 32), fitted(text, face, WIDTH - 2 * SIDE), face, p.GLOW)


def sources_of(facts: EndFacts) -> list[Source]:
    """The sources that gave or took points, in the order of their table, each with its colour."""
    columns = zip(*(it.parts for it in facts.results), strict=True)
    return [(parts[0], colour_of(at)) for at, parts in enumerate(columns) if any(it.points for it in parts)]


def colour_of(at: int) -> p.Colour:
    """The colour of a source, by its place in the table."""
    return p.PARTS[at % len(p.PARTS)]


def scale_of(facts: EndFacts) -> Scale:
    """As wide as the best and the worst allow."""
    gains = max(sum(max(0, part.points) for part in it.parts) for it in facts.results)
    losses = max(sum(max(0, -part.points) for part in it.parts) for it in facts.results)
    point = (WIDTH - 2 * SIDE - NAME - TOTAL) / max(1, gains + losses)
    return Scale(SIDE + NAME + losses * point, point)


def bar(picture: Image.Image, it: Result, top: int, scale: Scale) -> None:
    """A seat: rank, name, the bar."""
    write, face = Writer(picture), font(28, "Bold")
    middle = top + BAR // 2
    write.right((SIDE + 32, middle), f"{it.rank}.", face, p.GOLD if it.rank == 1 else p.WHITE)
    put(picture, seats.head(it.seat, 46), SIDE + 38, middle - 23)
    name = fitted(it.name, font(26, "SemiBold"), NAME - 104)
    write.left((SIDE + 90, middle), name, font(26, "SemiBold"), p.GOLD if it.rank == 1 else p.WHITE)
    for left, wide, at, part in segments(it, scale):
        segment(picture, (left, top + 8, wide, BAR - 16), colour_of(at), part.points)
    picture.paste(p.PAPER, (round(scale.zero) - 1, top + 2, round(scale.zero) + 1, top + BAR - 2))


def summed(picture: Image.Image, it: Result, middle: int, tie: Image.Image | None) -> None:
    """The sum of a seat, and what parts it from equal ones."""
    write, right = Writer(picture), WIDTH - SIDE
    write.right((right - 98, middle), f"{it.points}".replace("-", "−"), font(38, "Bold"), p.WHITE)
    put(picture, marks.star_of(30), right - 94, middle - 15)
    if tie is not None and it.tie is not None:
        put(picture, tie, right - 56, middle - tie.height / 2)
        write.left((right - 26, middle), f"{it.tie}", font(24, "SemiBold"), p.PAPER)


def segments(it: Result, scale: Scale) -> Iterator[tuple[float, float, int, Part]]:
    """The parts of a bar: gains to the right of zero, losses to its left."""
    right = left = scale.zero
    for at, part in enumerate(it.parts):
        wide = abs(part.points) * scale.point
        if part.points > 0:
            yield right, wide, at, part
            right += wide
        elif part.points:
            left -= wide
            yield left, wide, at, part


def segment(
    picture: Image.Image, box: tuple[float, float, float, float], fill: p.Colour, points: int
) -> None:
    """A part of a bar, with its number where there is room."""
    left, top, wide, high = box
    picture.paste(fill, (round(left) + 1, round(top), round(left + wide) - 1, round(top + high)))
    text, face = f"{points}".replace("-", "−"), font(24, "Bold")
    if width(text, face) + 4 <= wide:
        Writer(picture).centre((left + wide / 2, top + high / 2), text, face, p.on(fill))


def key(picture: Image.Image, word: str, colour: p.Colour, spot: tuple[int, int]) -> None:
    """A source in the legend."""
    left, top = spot
    put(picture, swatch(colour), left, top + 6)
    face = font(24)
    Writer(picture).left((left + 40, top + 21), fitted(word, face, 244), face, p.WHITE)


@lru_cache(32)
def swatch(colour: p.Colour) -> Image.Image:
    """A patch of colour."""
    return sprite(30, 30, lambda pen: pen.box((0, 0, 30, 30), colour, radius=6))
