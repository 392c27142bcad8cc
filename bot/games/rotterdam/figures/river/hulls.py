"""Ships as drawn: the seat's shape with the ship's number, and the sign of what they carry."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.games.rotterdam.painters.look import WATER, drawing
from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT

WIDE, HIGH = 114, 82
NARROW = 88
"""How wide a ship is that shares a harbour with others."""
HEAD, CRATE = 52, 46


@cache
def hull(seat: int, number: int, cargo: str, wide: int = WIDE) -> Image.Image:
    """A ship; an empty one is hollow."""
    image = sprite(wide, HIGH, lambda pen: body(pen, seat, bool(cargo), wide))
    crate = CRATE if wide == WIDE else NARROW - HEAD
    paste(image, flag(seat, number), 4 if wide == WIDE else 0, 0)
    if cargo:
        paste(image, drawing(f"cargo-{cargo}", crate), wide - crate - 10 * (wide == WIDE), 52 - crate)
    return image


def body(pen: Pen, seat: int, loaded: bool, wide: int) -> None:
    """The hull in the water."""
    paint, right = p.SEATS[seat], wide - 2
    pen.polygon([(2, 50), (right, 50), (right - 12, HIGH - 3), (14, HIGH - 3)], p.WHITE, p.WHITE, 3)
    pen.polygon([(5, 52), (right - 3, 52), (right - 14, HIGH - 5), (16, HIGH - 5)], paint)
    if loaded:
        pen.line([(14, 63), (right - 12, 63)], p.mix(paint, p.INK, 0.5), 4)
    else:
        pen.polygon([(15, 58), (right - 13, 58), (right - 19, HIGH - 10), (21, HIGH - 10)], WATER)


@cache
def berth(seat: int, number: int, cargo: str) -> Image.Image:
    """A ship among many: its flag over its cargo, or over an empty hold."""
    image = sprite(HEAD, HIGH + 2, lambda pen: pen.box((9, 52, HEAD - 9, HIGH + 1), None, p.WHITE, 3, 6))
    paste(image, flag(seat, number), 0, 0)
    if cargo:
        paste(image, drawing(f"cargo-{cargo}", 34), 9, HIGH - 32)
    return image


@cache
def flag(seat: int, number: int) -> Image.Image:
    """The shape of a seat with the number of a ship on it."""
    look = seats.looks(seat, False)
    spot = (HEAD / 2, HEAD * (0.58 if seat == 2 else 0.5))
    image = sprite(HEAD, HEAD, lambda pen: seats.head_shape(pen, seat, spot, HEAD * 0.41, look))
    low = {2: 0.13, 4: 0.03}.get(seat, 0) * HEAD
    Writer(image).centre((HEAD / 2, HEAD / 2 + low), f"{number}", font(TEXT + 5, "Bold"), p.on(look[0]))
    return image
