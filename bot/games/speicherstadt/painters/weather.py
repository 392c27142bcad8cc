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
    """Snow."""
    for i in range(26):
        pen.disc((i * 97 + 20) % 490, (i * 61 + 13) % 140, 2 + i % 3, p.WHITE)


def gulls(pen: Pen) -> None:
    """Gulls."""
    for x, y, r in ((330, 40, 17), (395, 26, 12), (428, 62, 14), (270, 74, 10)):
        pen.arc((x - 2 * r, y - r, x, y + r), 200, 340, p.INK_SOFT, 3)
        pen.arc((x, y - r, x + 2 * r, y + r), 200, 340, p.INK_SOFT, 3)


def sun(pen: Pen) -> None:
    """The sun."""
    pen.polygon(star(420, 62, 62, 0.76, 16), p.GLOW)
    pen.disc(420, 62, 38, p.GOLD)


def leaves(pen: Pen) -> None:
    """Leaves in the wind."""
    for i in range(13):
        x, y, r = (i * 113 + 30) % 480, (i * 47 + 12) % 118, 5 + i % 3
        pen.polygon(
            [(x - r, y), (x, y - r * 0.6), (x + r * 1.2, y - r), (x + r * 0.3, y + r * 0.5)],
            p.BRICK_LIGHT,
        )
    for y, x in ((30, 150), (66, 260), (98, 90)):
        pen.arc((x, y - 12, x + 130, y + 14), 200, 320, p.WHITE, 2.5)


@cache
def season(it: Season, size: int) -> Image.Image:
    """The sign of a season on its colour: a flake, a flower, a sun, a leaf."""

    def draw(pen: Pen) -> None:
        pen.box((0, 0, size, size), MOODS[it].tab, radius=size / 5)
        {"winter": flake, "spring": flower, "summer": disc, "autumn": leaf}[it](pen, size / 36)

    return sprite(size, size, draw)


def flake(pen: Pen, k: float) -> None:
    """A flake of snow: three strokes, each with barbs."""
    middle = 18 * k
    for turn in range(6):
        x, y = sin(turn * pi / 3), cos(turn * pi / 3)
        pen.line([(middle, middle), (middle + 14 * k * x, middle + 14 * k * y)], p.WHITE, 2.6 * k)
        for side in (-1, 1):
            dx, dy = sin(turn * pi / 3 + side * 0.7), cos(turn * pi / 3 + side * 0.7)
            root = (middle + 8 * k * x, middle + 8 * k * y)
            pen.line([root, (root[0] + 5 * k * dx, root[1] + 5 * k * dy)], p.WHITE, 2 * k)


def flower(pen: Pen, k: float) -> None:
    """A flower of five petals."""
    for turn in range(5):
        x, y = 18 + 8 * sin(turn * 2 * pi / 5), 18 - 8 * cos(turn * 2 * pi / 5)
        pen.disc(x * k, y * k, 6.4 * k, p.WHITE)
    pen.disc(18 * k, 18 * k, 4.4 * k, p.GOLD)


def disc(pen: Pen, k: float) -> None:
    """The sun."""
    pen.polygon(star(18 * k, 18 * k, 16 * k, 0.62, 10), p.GLOW)
    pen.disc(18 * k, 18 * k, 8 * k, p.GOLD)


def leaf(pen: Pen, k: float) -> None:
    """A leaf that falls."""
    outline = [(6, 27), (8, 14), (17, 7), (30, 6), (29, 18), (23, 27), (11, 29)]
    pen.polygon([(x * k, y * k) for x, y in outline], p.GOLD)
    pen.line([(5 * k, 32 * k), (24 * k, 12 * k)], MOODS["autumn"].tab, 2.4 * k)
