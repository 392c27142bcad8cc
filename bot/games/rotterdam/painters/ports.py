"""The harbours: a warehouse a harbour with its name, what it wants, and how many product cards are left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.painters import look, pieces
from bot.games.rotterdam.pictures.facts import Port
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT

WIDE, HIGH = 192, 150
ROOF, PLATE = 40, 40


@lru_cache(16)
def house(name: str, cargo: str) -> Image.Image:
    """The warehouse of a harbour: its gable, its name, the crate that it wants."""
    image = sprite(WIDE, HIGH, brick)
    face = font(TEXT, "Bold")
    Writer(image).centre((WIDE / 2, ROOF + PLATE / 2), fitted(name, face, WIDE - 12), face, p.WHITE)
    put(image, pieces.cargo(cargo, 52), 22, ROOF + PLATE + 9)
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


def draw(picture: Image.Image, it: Port, middle: float, top: int) -> None:
    """A harbour over its dock."""
    put(picture, house(it.name, it.cargo.id), middle - WIDE / 2, top)
    face, text = font(40, "Bold"), f"{it.cards}"
    y = top + ROOF + PLATE + 35
    right = middle + WIDE / 2 - 22
    put(picture, pieces.mark("product", 42), right - width(text, face) - 48, y - 21)
    Writer(picture).right((right, y), text, face, p.WHITE if it.cards else look.SKY)
