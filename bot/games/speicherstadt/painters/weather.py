"""The seasons: what is in the air over the roofs, and the sign that says when a card comes."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PIL import Image

from bot.games.speicherstadt.painters.colours import MOODS, Season
from bot.pictures import palette as p
from bot.pictures.pen import Pen, sprite, star

AIR = (500, 150)


@cache
def air(season: Season) -> Image.Image:
    """Snow, gulls, the sun, leaves in the wind."""
    return sprite(*AIR, {"winter": flakes, "spring": gulls, "summer": sun, "autumn": leaves}[season])


def flakes(pen: Pen) -> None:
    """Paint the snow of winter."""
    for number in range(26):
        pen.disc((number * 97 + 20) % 490, (number * 61 + 13) % 140, 2 + number % 3, p.WHITE)


def gulls(pen: Pen) -> None:
    """Paint the gulls of spring."""
    for x, y, radius in ((330, 40, 17), (395, 26, 12), (428, 62, 14), (270, 74, 10)):
        pen.arc((x - 2 * radius, y - radius, x, y + radius), 200, 340, p.INK_SOFT, 3)
        pen.arc((x, y - radius, x + 2 * radius, y + radius), 200, 340, p.INK_SOFT, 3)


def sun(pen: Pen) -> None:
    """Paint the big sun of summer."""
    pen.polygon(star(420, 62, 62, 0.76, 16), p.GLOW)
    pen.disc(420, 62, 38, p.GOLD)


def leaves(pen: Pen) -> None:
    """Paint leaves in the wind of autumn."""
    for number in range(13):
        x, y, radius = (number * 113 + 30) % 480, (number * 47 + 12) % 118, 5 + number % 3
        pen.polygon(
            [
                (x - radius, y),
                (x, y - radius * 0.6),
                (x + radius * 1.2, y - radius),
                (x + radius * 0.3, y + radius * 0.5),
            ],
            p.BRICK_LIGHT,
        )
    for y, x in ((30, 150), (66, 260), (98, 90)):
        pen.arc((x, y - 12, x + 130, y + 14), 200, 320, p.WHITE, 2.5)


@cache
def season(season: Season, size: int) -> Image.Image:
    """The sign of a season on its colour: a flake, a flower, a sun, a leaf."""

    def draw(pen: Pen) -> None:
        pen.box((0, 0, size, size), MOODS[season].tab, radius=size / 5)
        {"winter": flake, "spring": flower, "summer": disc, "autumn": leaf}[season](pen, size / 36)

    return sprite(size, size, draw)


def flake(pen: Pen, scale: float) -> None:
    """A flake of snow: three strokes, each with barbs."""
    middle = 18 * scale
    for turn in range(6):
        x, y = sin(turn * pi / 3), cos(turn * pi / 3)
        pen.line([(middle, middle), (middle + 14 * scale * x, middle + 14 * scale * y)], p.WHITE, 2.6 * scale)
        for side in (-1, 1):
            dx, dy = sin(turn * pi / 3 + side * 0.7), cos(turn * pi / 3 + side * 0.7)
            root = (middle + 8 * scale * x, middle + 8 * scale * y)
            pen.line([root, (root[0] + 5 * scale * dx, root[1] + 5 * scale * dy)], p.WHITE, 2 * scale)


def flower(pen: Pen, scale: float) -> None:
    """A flower of five petals."""
    for turn in range(5):
        x, y = 18 + 8 * sin(turn * 2 * pi / 5), 18 - 8 * cos(turn * 2 * pi / 5)
        pen.disc(x * scale, y * scale, 6.4 * scale, p.WHITE)
    pen.disc(18 * scale, 18 * scale, 4.4 * scale, p.GOLD)


def disc(pen: Pen, scale: float) -> None:
    """The sign of summer: a sun."""
    pen.polygon(star(18 * scale, 18 * scale, 16 * scale, 0.62, 10), p.GLOW)
    pen.disc(18 * scale, 18 * scale, 8 * scale, p.GOLD)


def leaf(pen: Pen, scale: float) -> None:
    """The sign of autumn: a falling leaf."""
    outline = [(6, 27), (8, 14), (17, 7), (30, 6), (29, 18), (23, 27), (11, 29)]
    pen.polygon([(x * scale, y * scale) for x, y in outline], p.GOLD)
    pen.line([(5 * scale, 32 * scale), (24 * scale, 12 * scale)], MOODS["autumn"].tab, 2.4 * scale)
