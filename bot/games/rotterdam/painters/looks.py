"""How this game draws shared blocks: harbours as warehouses, the stock on a barge, the office."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.figures.river.waters import BARGE
from bot.games.rotterdam.painters import look
from bot.games.rotterdam.painters.icons import icon
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import Panel
from bot.render.bands import BODY, IconPainter, Look, Scenery

WIDE, HIGH = 192, 150
ROOF, PLATE = 40, 40
"""Sizes of a warehouse, of its roof and of the plate with its name."""


def warehouse(picture: Image.Image, panel: Panel, middle: float, top: int, icon: IconPainter) -> None:
    """A harbour over its dock: what it wants, and how many product cards are left."""
    wants, cards = panel.chips
    paste(picture, house(panel.title, wants.name), middle - WIDE / 2, top)
    face, text = font(40, "Bold"), f"{cards.number}"
    y, right = top + ROOF + PLATE + 35, middle + WIDE / 2 - 22
    paste(picture, icon(cards.name, 42), right - width(text, face) - 48, y - 21)
    Writer(picture).right((right, y), text, face, p.WHITE if cards.number else look.SKY)


@lru_cache(16)
def house(name: str, cargo: str) -> Image.Image:
    """The warehouse of a harbour: its gable, its name, the crate that it wants."""
    image = sprite(WIDE, HIGH, brick)
    face = font(TEXT, "Bold")
    Writer(image).centre((WIDE / 2, ROOF + PLATE / 2), fit(name, face, WIDE - 12), face, p.WHITE)
    paste(image, look.drawing(f"cargo-{cargo}", 52), 22, ROOF + PLATE + 9)
    return image


def brick(pen: Pen) -> None:
    """A wall of brick under a copper roof, a plate for the name."""
    pen.box((6, ROOF - 8, WIDE - 6, HIGH), p.BRICK)
    for y in range(ROOF + PLATE + 10, HIGH, 12):
        pen.line([(6, y), (WIDE - 6, y)], p.JOINT, 1.5)
    pen.polygon([(0, ROOF), (20, 4), (WIDE - 20, 4), (WIDE, ROOF)], p.COPPER, p.COPPER_DARK, 2)
    for x in range(30, WIDE - 10, 22):
        pen.line([(x, 7), (x + (x - WIDE / 2) * 0.12, ROOF - 2)], p.COPPER_DARK, 1.5)
    pen.box((2, ROOF, WIDE - 2, ROOF + PLATE), p.SHADE, radius=5)


def quay(picture: Image.Image, top: int, high: int) -> None:
    """Sky over a quay of stone."""
    picture.paste(look.SKY, (0, top, WIDTH, top + high))
    picture.paste(p.STONE, (0, top + high - 40, WIDTH, top + high))


def sea(picture: Image.Image, top: int, high: int) -> None:
    """Paint water over the whole width."""
    picture.paste(look.SEA, (0, top, WIDTH, top + high))


def barge(picture: Image.Image, left: float, top: int, wide: int) -> None:
    """A barge under a row so wide."""
    paste(picture, flat(wide + 90), left - 45, top)


@lru_cache(8)
def flat(wide: int) -> Image.Image:
    """A flat barge, as wide as the row that it carries."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 3), (wide, 3), (wide - 26, 60), (26, 60)], p.SHADE, p.INK_SOFT, 2)
        pen.line([(2, 4), (wide - 2, 4)], p.GOLD_DARK, 4)

    return sprite(wide, 64, draw)


@lru_cache(8)
def room(high: int) -> Image.Image:
    """The wall of the office, the river before its window."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    for y in range(BODY + 12, high, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    picture.paste(look.SKY, (0, 0, WIDTH, BODY))
    picture.paste(p.COPPER, (0, BODY - 2, WIDTH, BODY + 8))
    picture.paste(p.COPPER_DARK, (0, BODY + 8, WIDTH, BODY + 12))
    return picture


LOOKS = {"quay": Look(HIGH, quay, warehouse), "barge": Look(BARGE, sea, barge)}
SCENERY = Scenery(icon, LOOKS, look.SKY, room)
