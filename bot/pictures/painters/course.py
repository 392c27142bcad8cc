"""Points over the rounds: a line a seat, its sign at every round, its head at the end."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.facts import SeatResult
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, Point, paste
from bot.pictures.sizes import TEXT

LEFT, RIGHT, ABOVE, BELOW = 70, 68, 16, 44
"""Margins in pixels: numbers of points, heads, half a head, numbers of rounds."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
LINES = 6
"""Maximum number of grid lines."""
APART = 46
"""Minimum distance of two round numbers on the axis, in pixels."""
HEAD, NEXT = 46, 42
"""The side of a head, and the least distance of two."""


class Axes(NamedTuple):
    """Maps rounds and points to pixels of a chart."""

    low: int
    high: int
    rounds: int
    wide: int
    tall: int

    def spot(self, round: int, points: int) -> Point:
        """Pixel position of a number of points after a round."""
        x = LEFT + self.step * round
        return x, ABOVE + (self.tall - ABOVE - BELOW) * (self.high - points) / max(1, self.high - self.low)

    @property
    def step(self) -> float:
        """Pixels from one round to the next."""
        return (self.wide - LEFT - RIGHT) / max(1, self.rounds - 1)

    @property
    def every(self) -> int:
        """Rounds between two ticks of the axis; more than 1 in a long game."""
        return next((gap for gap in STEPS if gap * self.step >= APART), STEPS[-1])


def draw(
    picture: Image.Image,
    results: tuple[SeatResult, ...],
    place: tuple[int, int, int],
    last: Image.Image | None,
) -> None:
    """The chart at the left edge; `place`: where it begins, its width and height. `last`: what stands for the
    last round instead of its number."""
    top, wide, high = place
    course = [points for result in results for points in result.course]
    rounds = max(len(result.course) for result in results)
    field = Axes(min(0, *course), max(1, *course), rounds, wide, high)
    pen = Pen(wide, high)
    grid(pen, field)
    for result in reversed(results):
        curve(pen, result, field)
    paste(picture, pen.sprite(), 0, top)
    labels(picture, field, top, last)
    heads(picture, results, field, top)


def levels(field: Axes) -> range:
    """The points at which a line of the grid runs."""
    step = next(step for step in STEPS if (field.high - field.low) / step <= LINES or step == STEPS[-1])
    return range(-(-field.low // step) * step, field.high + 1, step)


def grid(pen: Pen, field: Axes) -> None:
    """Faint horizontal lines at round numbers of points."""
    for level in levels(field):
        left, right = field.spot(0, level), field.spot(field.rounds - 1, level)
        pen.line([left, right], p.PAPER if level == 0 else p.CANAL, 2)


def curve(pen: Pen, result: SeatResult, field: Axes) -> None:
    """The way of one seat, in its colour with a light seam, its sign at every round that is marked."""
    spots = [field.spot(at, points) for at, points in enumerate(result.course)]
    if len(spots) > 1:
        pen.line(spots, p.WHITE, 8)
        pen.line(spots, p.SEATS[result.seat], 5)
    for spot in {*spots[:: field.every], spots[-1]}:
        seats.head_shape(pen, result.seat, spot, 8, seats.looks(result.seat, False))


def labels(picture: Image.Image, field: Axes, top: int, last: Image.Image | None) -> None:
    """Points at the left, rounds below."""
    face, write = font(TEXT), Writer(picture)
    for level in levels(field):
        x, y = field.spot(0, level)
        write.right((x - 22, top + y), f"{level}".replace("-", "−"), face, p.PAPER)
    for at in range(0, field.rounds - field.every * (last is not None), field.every):
        x, _ = field.spot(at, 0)
        write.centre((x, top + field.tall - 18), f"{at}", face, p.PAPER)
    if last is not None:
        x, _ = field.spot(field.rounds - 1, 0)
        paste(picture, last, x - last.width / 2, top + field.tall - 33)


def heads(picture: Image.Image, results: tuple[SeatResult, ...], field: Axes, top: int) -> None:
    """The heads at the right, one below the other where they would meet, all above the numbers of rounds."""
    ranked = sorted(results, key=lambda result: -result.course[-1])
    lowest = -1000.0
    for left, result in zip(range(len(ranked) - 1, -1, -1), ranked, strict=True):
        x, y = field.spot(field.rounds - 1, result.course[-1])
        lowest = y = max(min(y, field.tall - HEAD / 2 - left * NEXT), lowest + NEXT)
        paste(picture, seats.head(result.seat, HEAD), x + 14, top + y - HEAD / 2)
