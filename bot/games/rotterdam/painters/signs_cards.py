"""Signs of ship cards and of lines of the ledger, drawn on a square of 64."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.rotterdam.painters import pieces
from bot.games.rotterdam.painters.look import CARGO
from bot.pictures import palette as p
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, star

BLUE = p.CANAL


def ship(pen: Pen, x: float, y: float, paint: Colour) -> None:
    """A small ship, its keel's middle here."""
    pen.polygon([(x - 17, y - 10), (x + 17, y - 10), (x + 12, y), (x - 12, y)], paint, p.INK, 2)
    pen.polygon([(x - 2, y - 32), (x - 2, y - 13), (x - 14, y - 13)], paint, p.INK, 2)
    pen.polygon([(x + 3, y - 28), (x + 14, y - 13), (x + 3, y - 13)], paint, p.INK, 2)


def arrow(pen: Pen, start: float, end: float, y: float, ink: Colour) -> None:
    """An arrow along a line."""
    tip = 9 if end > start else -9
    pen.line([(start, y), (end - tip, y)], ink, 6)
    pen.polygon([(end, y), (end - 1.5 * tip, y - 9), (end - 1.5 * tip, y + 9)], ink)


def swap(pen: Pen) -> None:
    """Two crates change places."""
    pen.box((7, 7, 27, 27), CARGO["grain"], p.INK, 2.5, 4)
    pen.box((37, 37, 57, 57), CARGO["fruit"], p.INK, 2.5, 4)
    arrow(pen, 33, 57, 17, BLUE)
    arrow(pen, 31, 7, 47, BLUE)


def extra(pen: Pen) -> None:
    """A ship and a plus."""
    ship(pen, 27, 54, p.GOLD)
    pen.line([(49, 10), (49, 30)], p.CALM, 7)
    pen.line([(39, 20), (59, 20)], p.CALM, 7)


def back1(pen: Pen) -> None:
    """Wind from ahead: one arrow back."""
    ship(pen, 38, 38, p.GOLD)
    arrow(pen, 56, 8, 51, p.ALARM)


def back2(pen: Pen) -> None:
    """A storm: two arrows back."""
    for x, y, r in ((22, 20, 11), (35, 15, 13), (46, 21, 10)):
        pen.disc(x, y, r, p.STONE)
    pen.box((14, 20, 54, 31), p.STONE, radius=5)
    arrow(pen, 56, 8, 41, p.ALARM)
    arrow(pen, 56, 8, 55, p.ALARM)


def joker(pen: Pen) -> None:
    """A cap with bells."""
    pen.polygon([(14, 46), (6, 18), (23, 30), (32, 8), (41, 30), (58, 18), (50, 46)], p.ALARM, p.INK, 2)
    pen.polygon([(23, 30), (32, 8), (41, 30), (38, 46), (26, 46)], p.GOLD)
    for x, y in ((7, 17), (32, 8), (57, 17)):
        pen.disc(x, y, 5, p.GLOW, p.INK, 2)
    pen.box((12, 46, 52, 55), p.INK, radius=3)


def point(pen: Pen) -> None:
    """A star."""
    pen.polygon(star(32, 34, 26), p.GOLD, p.GOLD_DARK, 2.5)


def points(pen: Pen) -> None:
    """Two stars."""
    pen.polygon(star(22, 24, 18), p.GOLD, p.GOLD_DARK, 2)
    pen.polygon(star(42, 44, 18), p.GOLD, p.GOLD_DARK, 2)


def rob(pen: Pen) -> None:
    """A black flag with crossed sabres."""
    pen.line([(10, 5), (10, 59)], p.INK_SOFT, 5)
    pen.polygon([(13, 8), (57, 12), (52, 28), (57, 44), (13, 42)], p.INK)
    pen.line([(22, 16), (46, 36)], p.WHITE, 4)
    pen.line([(46, 16), (22, 36)], p.WHITE, 4)
    for x in (22, 46):
        pen.disc(x, 37, 3.5, p.GOLD)


def guard(pen: Pen) -> None:
    """An officer's cap."""
    pen.polygon([(8, 26), (20, 12), (44, 12), (56, 26), (50, 36), (14, 36)], BLUE)
    pen.box((13, 33, 51, 43), p.INK, radius=3)
    pen.slice((13, 26, 51, 56), 0, 180, p.INK)
    pieces.anchor_on(pen, 32, 23, 0.4, p.GOLD)


def unknown(pen: Pen) -> None:
    """Another card."""
    pieces.anchor_on(pen, 32, 32, 0.9, BLUE)


SIGNS: dict[str, Callable[[Pen], None]] = {
    "swap": swap,
    "extra": extra,
    "back1": back1,
    "back2": back2,
    "joker": joker,
    "vp1": point,
    "vp2": points,
    "rob": rob,
    "guard": guard,
}


def landed(pen: Pen) -> None:
    """A ship, and a hook: it came where it should."""
    ship(pen, 25, 52, p.GOLD)
    pen.line([(36, 22), (45, 32), (59, 8)], p.CALM, 7)


def astray(pen: Pen) -> None:
    """A ship, and a cross."""
    ship(pen, 25, 52, p.GOLD)
    pen.line([(42, 10), (58, 26)], p.ALARM, 7)
    pen.line([(58, 10), (42, 26)], p.ALARM, 7)


def sent(pen: Pen) -> None:
    """A ship sent off."""
    ship(pen, 24, 40, p.SILVER)
    arrow(pen, 8, 58, 54, p.INK)


def carried(pen: Pen) -> None:
    """An own ship that others move."""
    ship(pen, 38, 40, p.GOLD)
    arrow(pen, 4, 54, 54, p.INK)


def held(pen: Pen) -> None:
    """A ship before a bar."""
    ship(pen, 23, 52, p.GOLD)
    pen.box((46, 8, 56, 56), p.ALARM, p.INK, 2, 3)
    for y in (18, 32, 46):
        pen.line([(47, y), (55, y - 6)], p.WHITE, 4)


def trades(pen: Pen) -> None:
    """There and back."""
    arrow(pen, 8, 56, 22, p.CALM)
    arrow(pen, 56, 8, 44, p.INK)


def hourglass(pen: Pen) -> None:
    """Time that nobody had to wait."""
    pen.polygon([(16, 10), (48, 10), (34, 32), (48, 54), (16, 54), (30, 32)], p.WHITE, p.INK, 3)
    pen.polygon([(22, 18), (42, 18), (32, 32)], p.GOLD_DARK)
    pen.polygon([(32, 43), (42, 53), (22, 53)], p.GOLD_DARK)
    pen.box((10, 4, 54, 11), p.BRICK, p.INK, 2, 2)
    pen.box((10, 53, 54, 60), p.BRICK, p.INK, 2, 2)


LINES: dict[str, Callable[[Pen], None]] = {
    "landed": landed,
    "astray": astray,
    "sent": sent,
    "carried": carried,
    "held": held,
    "trades": trades,
    "robbed": rob,
    "waits": hourglass,
}
