"""The scenery: sky, warehouses in brick gothic with copper roofs, canal; drawn once a season and size."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.speicherstadt.painters import weather
from bot.games.speicherstadt.painters.colours import MOODS, Season
from bot.pictures import palette as p
from bot.pictures import sizes
from bot.pictures.pen import Pen, paste, sprite

WIDTH, SIDE = sizes.WIDTH, 16
HATCHES, SILL, GABLE = 66, 50, 56
"""Heights of a row of hatches, of the ground below it where the prices lie, and of the gables."""
FLOOR = HATCHES + SILL
HATCH = 62
"""From one hatch to the next."""


class WarehouseSize(NamedTuple):
    """The size of a warehouse."""

    wide: int
    floors: int
    tint: int
    season: Season

    @property
    def high(self) -> int:
        """From the tip of the gable to the quay."""
        return GABLE + self.floors * FLOOR

    @property
    def hatches(self) -> int:
        """How many hatches lie side by side."""
        return hatches_of(self.wide)


def hatches_of(wide: int) -> int:
    """How many hatches a warehouse so wide has side by side."""
    return (wide - 16) // HATCH


def hatch(wide: int, at: int) -> float:
    """The middle of a hatch, from the left edge of its warehouse."""
    return wide / 2 + (at % hatches_of(wide) - (hatches_of(wide) - 1) / 2) * HATCH


@lru_cache(64)
def warehouse(house: WarehouseSize) -> Image.Image:
    """One warehouse: gable, floors of hatches side by side, below each floor a band of stone."""

    def draw(pen: Pen) -> None:
        gable(pen, house)
        wall(pen, house)
        for floor in range(house.floors):
            for at in range(house.hatches):
                opening(pen, hatch(house.wide, at), GABLE + floor * FLOOR)
            sill(pen, house, GABLE + floor * FLOOR + HATCHES)

    return sprite(house.wide, house.high, draw)


def tint(house: WarehouseSize) -> p.Colour:
    """The colour of the bricks: neighbouring houses differ a little."""
    return (p.BRICK, p.BRICK_DARK, p.BRICK_LIGHT)[house.tint % 3]


def gable(pen: Pen, house: WarehouseSize) -> None:
    """A stepped gable with copper caps and a crane beam; every other house has a steep copper roof."""
    wide, middle = house.wide, house.wide / 2
    if house.tint % 2:
        roof(pen, house)
        return
    steps = [(middle - 30, 8), (middle - 64, 22), (middle - min(98, middle - 8), 36)]
    for left, top in steps:
        right = wide - left
        pen.box((left, top, right, GABLE + 2), tint(house))
        pen.box((left - 4, top - 7, right + 4, top + 1), cap(house))
    pen.box((0, GABLE - 12, wide, GABLE + 2), tint(house))
    pen.box((0, GABLE - 14, wide, GABLE - 6), cap(house))
    oculus(pen, middle, 27)


def cap(house: WarehouseSize) -> p.Colour:
    """The upper edge of a step: copper, in winter under snow."""
    return p.WHITE if house.season == "winter" else p.COPPER


def roof(pen: Pen, house: WarehouseSize) -> None:
    """A steep roof of copper with a dormer for the winch."""
    wide, middle = house.wide, house.wide / 2
    pen.polygon([(0, GABLE), (wide * 0.1, 16), (wide * 0.9, 16), (wide, GABLE)], p.COPPER, p.COPPER_DARK, 1.5)
    for x in range(1, 9):
        share = x / 9
        pen.line([(wide * (0.1 + 0.8 * share), 18), (wide * share, GABLE)], p.COPPER_DARK, 1.5)
    pen.polygon(
        [
            (middle - 30, GABLE + 2),
            (middle - 30, 26),
            (middle, 5),
            (middle + 30, 26),
            (middle + 30, GABLE + 2),
        ],
        tint(house),
    )
    pen.line([(middle - 34, 29), (middle, 4), (middle + 34, 29)], p.COPPER_DARK, 6)
    if house.season == "winter":
        pen.line([(middle - 33, 26), (middle, 2), (middle + 33, 26)], p.WHITE, 5)
        pen.line([(wide * 0.1, 17), (middle - 36, 17)], p.WHITE, 6)
        pen.line([(middle + 36, 17), (wide * 0.9, 17)], p.WHITE, 6)
    oculus(pen, middle, 33)


def oculus(pen: Pen, x: float, y: float) -> None:
    """A round window, and under it the beam with its hook."""
    pen.disc(x, y, 11, p.SHADE, p.SAND, 2.5)
    pen.line([(x - 9, y), (x + 9, y)], p.SAND, 1.5)
    pen.line([(x, y - 9), (x, y + 9)], p.SAND, 1.5)


def wall(pen: Pen, house: WarehouseSize) -> None:
    """Bricks in courses, lisenes at both sides."""
    bottom = house.high
    pen.box((0, GABLE, house.wide, bottom), tint(house))
    for course, y in enumerate(range(GABLE + 6, bottom, 13)):
        pen.line([(0, y), (house.wide, y)], p.JOINT, 1)
        for x in range(12 + 17 * (course % 2), house.wide, 34):
            pen.line([(x, y), (x, y + 13)], p.JOINT, 1)
    for x in (0, house.wide - 7):
        pen.box((x, GABLE, x + 7, bottom), p.JOINT)


def opening(pen: Pen, x: float, top: float) -> None:
    """A hatch under a brick arch, with room for a figure."""
    pen.slice((x - 29, top + 1, x + 29, top + 41), 180, 360, p.SAND)
    pen.box((x - 29, top + 20, x + 29, top + HATCHES), p.SAND)
    pen.slice((x - 25, top + 5, x + 25, top + 45), 180, 360, p.SHADE)
    pen.box((x - 25, top + 24, x + 25, top + HATCHES), p.SHADE)


def sill(pen: Pen, house: WarehouseSize, top: float) -> None:
    """A band of dark stone on which the prices lie."""
    pen.box((0, top, house.wide, top + SILL), p.STONE_DARK)
    pen.box((0, top, house.wide, top + 5), p.STONE)
    for x in (0, house.wide - 7):
        pen.box((x, top, x + 7, top + SILL), p.INK)


def sky(picture: Image.Image, season: Season, bottom: int) -> None:
    """The sky of a season, down to where the houses begin."""
    mood = MOODS[season]
    picture.paste(mood.sky, (0, 0, picture.width, bottom))
    paste(picture, weather.air(season), picture.width - weather.AIR[0], 4)


def canal(picture: Image.Image, season: Season, top: int, bottom: int) -> None:
    """Paint water with rows of quiet waves."""
    mood = MOODS[season]
    picture.paste(mood.water, (0, top, picture.width, bottom))
    wave = ripple(season)
    for row, y in enumerate(range(top + 10, bottom - 8, 18)):
        for x in range(20 + 70 * (row % 2), picture.width, 140):
            paste(picture, wave, x, y)


@lru_cache(8)
def ripple(season: Season) -> Image.Image:
    """The foam of one wave, to be repeated."""
    foam = MOODS[season].foam

    def draw(pen: Pen) -> None:
        pen.arc((0, -8, 28, 6), 20, 160, foam, 2)
        pen.arc((28, -8, 56, 6), 20, 160, foam, 2)

    return sprite(56, 8, draw)
