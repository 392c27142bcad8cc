"""Points over the rounds: a line a seat, its sign at every round, its head at the end."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.facts import SeatResult
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, Point, paste
from bot.pictures.sizes import TEXT, WIDTH

HEIGHT, LEFT, RIGHT, ABOVE, BELOW = 340, 74, 82, 18, 48
STEPS = (1, 2, 5, 10, 20, 50, 100)
LINES = 6
"""Maximum number of grid lines."""
APART = 46
"""Minimum distance of two round numbers on the axis, in pixels."""


class Axes(NamedTuple):
    """Maps rounds and points to pixels."""

    low: int
    high: int
    rounds: int

    def spot(self, round: int, points: int) -> Point:
        """Pixel position of a number of points after a round."""
        wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - ABOVE - BELOW
        x = LEFT + wide * round / max(1, self.rounds - 1)
        return x, ABOVE + tall * (self.high - points) / max(1, self.high - self.low)

    @property
    def every(self) -> int:
        """Rounds between two ticks of the axis; more than 1 in a long game."""
        step = (WIDTH - LEFT - RIGHT) / max(1, self.rounds - 1)
        return next((gap for gap in STEPS if gap * step >= APART), STEPS[-1])


def draw(picture: Image.Image, results: tuple[SeatResult, ...], top: int, last: Image.Image | None) -> None:
    """The chart, from here down; `last`: what stands for the last round instead of its number."""
    course = [points for result in results for points in result.course]
    field = Axes(min(0, *course), max(1, *course), max(len(result.course) for result in results))
    pen = Pen(WIDTH, HEIGHT)
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
        write.centre((x, top + HEIGHT - 20), f"{at}", face, p.PAPER)
    if last is not None:
        x, _ = field.spot(field.rounds - 1, 0)
        paste(picture, last, x - last.width / 2, top + HEIGHT - 36)


def heads(picture: Image.Image, results: tuple[SeatResult, ...], field: Axes, top: int) -> None:
    """The heads at the right, one below the other where they would meet."""
    lowest = -1000.0
    for result in sorted(results, key=lambda result: -result.course[-1]):
        x, y = field.spot(field.rounds - 1, result.course[-1])
        lowest = y = max(y, lowest + 46)
        paste(picture, seats.head(result.seat, 50), x + 16, top + y - 25)
