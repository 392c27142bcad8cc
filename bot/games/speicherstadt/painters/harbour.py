"""The scenery: sky, warehouses in brick gothic with copper roofs, canal; drawn once a season and size."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.speicherstadt.painters.colours import MOODS, Season
from bot.pictures import palette as p
from bot.pictures.pen import Pen, put, sprite, star

WIDTH, SIDE = 1200, 18
FLOOR, GABLE, SILL = 46, 92, 60
"""Heights of a floor, of the gables, and of the ground floor where the price hangs."""
HATCH = 66


class House(NamedTuple):
    """The size of a warehouse."""

    wide: int
    floors: int
    tint: int
    season: Season

    @property
    def high(self) -> int:
        """From the tip of the gable to the quay."""
        return GABLE + self.floors * FLOOR + SILL


@lru_cache(64)
def warehouse(house: House) -> Image.Image:
    """One warehouse: gable, floors with a hatch in the middle and windows beside it, ground floor."""

    def draw(pen: Pen) -> None:
        gable(pen, house)
        wall(pen, house)
        for floor in range(house.floors):
            windows(pen, house, GABLE + floor * FLOOR)
        hatches(pen, house)
        ground_floor(pen, house)

    return sprite(house.wide, house.high, draw)


def tint(house: House) -> p.Colour:
    """Neighbours differ a little."""
    return (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[house.tint % 3]


def gable(pen: Pen, house: House) -> None:
    """A stepped gable with copper caps and a crane beam; every other house has a steep copper roof."""
    wide, middle = house.wide, house.wide / 2
    if house.tint % 2:
        roof(pen, house)
        return
    steps = [(middle - 26, 14), (middle - 52, 38), (middle - min(80, middle - 8), 62)]
    for left, top in steps:
        right = wide - left
        pen.box((left, top, right, GABLE + 2), tint(house))
        pen.box((left - 4, top - 7, right + 4, top + 1), cap(house))
    pen.box((0, GABLE - 12, wide, GABLE + 2), tint(house))
    pen.box((0, GABLE - 14, wide, GABLE - 6), cap(house))
    oculus(pen, middle, 50)


def cap(house: House) -> p.Colour:
    """The upper edge of a step: copper, in winter under snow."""
    return p.WHITE if house.season == "winter" else p.COPPER


def roof(pen: Pen, house: House) -> None:
    """A steep roof of copper with a dormer for the winch."""
    wide, middle = house.wide, house.wide / 2
    pen.polygon(
        [(0, GABLE), (wide * 0.14, 30), (wide * 0.86, 30), (wide, GABLE)], p.COPPER, p.COPPER_DARK, 1.5
    )
    for x in range(1, 9):
        share = x / 9
        pen.line([(wide * (0.14 + 0.72 * share), 32), (wide * share, GABLE)], p.COPPER_DARK, 1.5)
    pen.polygon(
        [
            (middle - 30, GABLE + 2),
            (middle - 30, 38),
            (middle, 6),
            (middle + 30, 38),
            (middle + 30, GABLE + 2),
        ],
        tint(house),
    )
    pen.line([(middle - 34, 41), (middle, 5), (middle + 34, 41)], p.COPPER_DARK, 6)
    if house.season == "winter":
        pen.line([(middle - 33, 38), (middle, 3), (middle + 33, 38)], p.WHITE, 5)
        pen.line([(wide * 0.14, 31), (middle - 36, 31)], p.WHITE, 6)
        pen.line([(middle + 36, 31), (wide * 0.86, 31)], p.WHITE, 6)
    oculus(pen, middle, 46)


def oculus(pen: Pen, x: float, y: float) -> None:
    """A round window, and under it the beam with its hook."""
    pen.disc(x, y, 11, p.SHADE, p.SAND, 2.5)
    pen.line([(x - 9, y), (x + 9, y)], p.SAND, 1.5)
    pen.line([(x, y - 9), (x, y + 9)], p.SAND, 1.5)


def wall(pen: Pen, house: House) -> None:
    """Bricks in courses, lisenes at both sides."""
    bottom = house.high
    pen.box((0, GABLE, house.wide, bottom), tint(house))
    for course, y in enumerate(range(GABLE + 6, bottom, 13)):
        pen.line([(0, y), (house.wide, y)], p.JOINT, 1)
        for x in range(12 + 17 * (course % 2), house.wide, 34):
            pen.line([(x, y), (x, y + 13)], p.JOINT, 1)
    for x in (0, house.wide - 7):
        pen.box((x, GABLE, x + 7, bottom), p.JOINT)


def windows(pen: Pen, house: House, top: float) -> None:
    """Arched windows at both sides of the hatch, as many as there is room for."""
    space = (house.wide - HATCH) / 2 - 14
    number = max(1, int(space // 48))
    for i in range(number):
        x = 12 + space * (i + 0.5) / number
        for middle in (x, house.wide - x):
            window(pen, middle, top + 7)


def window(pen: Pen, x: float, y: float) -> None:
    """A dark window under a brick arch."""
    pen.slice((x - 13, y - 4, x + 13, y + 22), 180, 360, p.SAND)
    pen.box((x - 10, y + 8, x + 10, y + 34), p.SHADE)
    pen.slice((x - 10, y - 1, x + 10, y + 19), 180, 360, p.SHADE)
    pen.line([(x, y), (x, y + 33)], p.INK_SOFT, 1.5)
    pen.line([(x - 9, y + 16), (x + 9, y + 16)], p.INK_SOFT, 1.5)
    pen.box((x - 13, y + 33, x + 13, y + 37), p.SAND)


def hatches(pen: Pen, house: House) -> None:
    """The hatches one over the other, in a frame of sandstone."""
    left = (house.wide - HATCH) / 2
    bottom = GABLE + house.floors * FLOOR
    pen.box((left - 6, GABLE - 4, left + HATCH + 6, bottom), p.STONE_DARK)
    for floor in range(house.floors):
        top = GABLE + floor * FLOOR
        pen.box((left, top, left + HATCH, top + FLOOR - 5), p.SHADE)
        pen.box((left - 6, top + FLOOR - 5, left + HATCH + 6, top + FLOOR), p.SAND)


def ground_floor(pen: Pen, house: House) -> None:
    """A band of dark stone on which the price hangs."""
    top = GABLE + house.floors * FLOOR
    pen.box((0, top, house.wide, house.high), p.STONE_DARK)
    pen.box((0, top, house.wide, top + 5), p.STONE)
    for x in (0, house.wide - 7):
        pen.box((x, top, x + 7, house.high), p.INK)


def sky(picture: Image.Image, season: Season, bottom: int) -> None:
    """The sky of a season, down to where the houses begin."""
    mood = MOODS[season]
    picture.paste(mood.sky, (0, 0, picture.width, bottom))
    put(picture, AIR[season](), 700, 4)


def flakes() -> Image.Image:
    """Snow."""

    def draw(pen: Pen) -> None:
        for i in range(26):
            pen.disc((i * 97 + 20) % 490, (i * 61 + 13) % 140, 2 + i % 3, p.WHITE)

    return sprite(500, 150, draw)


def gulls() -> Image.Image:
    """Gulls."""

    def draw(pen: Pen) -> None:
        for x, y, r in ((330, 40, 17), (395, 26, 12), (428, 62, 14), (270, 74, 10)):
            pen.arc((x - 2 * r, y - r, x, y + r), 200, 340, p.INK_SOFT, 3)
            pen.arc((x, y - r, x + 2 * r, y + r), 200, 340, p.INK_SOFT, 3)

    return sprite(500, 150, draw)


def sun() -> Image.Image:
    """The sun."""

    def draw(pen: Pen) -> None:
        pen.polygon(star(420, 62, 62, 0.76, 16), p.GLOW)
        pen.disc(420, 62, 38, p.GOLD)

    return sprite(500, 150, draw)


def leaves() -> Image.Image:
    """Leaves in the wind."""

    def draw(pen: Pen) -> None:
        for i in range(13):
            x, y, r = (i * 113 + 30) % 480, (i * 47 + 12) % 118, 5 + i % 3
            pen.polygon(
                [(x - r, y), (x, y - r * 0.6), (x + r * 1.2, y - r), (x + r * 0.3, y + r * 0.5)],
                p.BRICK_LIGHT,
            )
        for y, x in ((30, 150), (66, 260), (98, 90)):
            pen.arc((x, y - 12, x + 130, y + 14), 200, 320, p.WHITE, 2.5)

    return sprite(500, 150, draw)


AIR = {"winter": flakes, "spring": gulls, "summer": sun, "autumn": leaves}


def canal(picture: Image.Image, season: Season, top: int, bottom: int) -> None:
    """Water with quiet waves."""
    mood = MOODS[season]
    picture.paste(mood.water, (0, top, picture.width, bottom))
    wave = ripple(season)
    for row, y in enumerate(range(top + 10, bottom - 8, 18)):
        for x in range(20 + 70 * (row % 2), picture.width, 140):
            put(picture, wave, x, y)


@lru_cache(8)
def ripple(season: Season) -> Image.Image:
    """One wave."""
    foam = MOODS[season].foam

    def draw(pen: Pen) -> None:
        pen.arc((0, -8, 28, 6), 20, 160, foam, 2)
        pen.arc((28, -8, 56, 6), 20, 160, foam, 2)

    return sprite(56, 8, draw)
