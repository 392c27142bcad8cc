"""Signs of cards and of lines of the ledger, drawn on a square of 64."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.hamburg.painters import pieces
from bot.games.hamburg.painters.look import GOODS
from bot.pictures import palette as p
from bot.pictures.painters.ledger import SIGN
from bot.pictures.palette import Colour
from bot.pictures.pen import Pen, star

SIDE = pieces.SIDE
SIGNS: dict[str, Callable[[Pen], None]] = {}


def sign(*names: str) -> Callable[[Callable[[Pen], None]], Callable[[Pen], None]]:
    """Register the sign of these cards or lines."""

    def register(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
        SIGNS.update(dict.fromkeys(names, draw))
        return draw

    return register


@cache
def card(name: str, size: int) -> Image.Image:
    """A card: its sign on paper."""
    pen = Pen(SIDE, SIDE)
    pen.box((1, 1, 63, 63), p.PAPER, p.INK, 2.5, 9)
    SIGNS.get(name, unknown)(pen)
    return pen.sprite(size, size)


@cache
def line(name: str) -> Image.Image:
    """The sign of a line of the ledger."""
    pen = Pen(SIDE, SIDE)
    SIGNS.get(name, unknown)(pen)
    return pen.sprite(SIGN, SIGN)


@cache
def ties() -> tuple[Image.Image, ...]:
    """What parts equal points: what the senate would give for stored goods, then money."""
    return pieces.mark("senate", 26), pieces.mark("coin", 26)


def box(pen: Pen, x: float, y: float, paint: Colour, half: float = 10) -> None:
    """A crate around a spot."""
    pen.box((x - half, y - half, x + half, y + half), paint, p.INK, 2.5, 3)


def arrow(pen: Pen, start: float, end: float, y: float, ink: Colour) -> None:
    """An arrow along a line."""
    tip = 9 if end > start else -9
    pen.line([(start, y), (end - tip, y)], ink, 6)
    pen.polygon([(end, y), (end - 1.5 * tip, y - 9), (end - 1.5 * tip, y + 9)], ink)


def plus(pen: Pen, x: float, y: float, half: float = 9) -> None:
    """One more."""
    pen.line([(x, y - half), (x, y + half)], p.CALM, 6.5)
    pen.line([(x - half, y), (x + half, y)], p.CALM, 6.5)


def coin(pen: Pen, x: float, y: float, r: float = 11) -> None:
    """Money."""
    pen.disc(x, y, r, p.GOLD, p.GOLD_DARK, 3)


@sign("swap")
def swap(pen: Pen) -> None:
    """Two crates change places."""
    box(pen, 18, 18, GOODS["spice"])
    box(pen, 46, 46, GOODS["tea"])
    arrow(pen, 34, 57, 18, p.CANAL)
    arrow(pen, 30, 7, 46, p.CANAL)


@sign("draw1")
def blind(pen: Pen) -> None:
    """A crate that nobody has seen, and a coin."""
    box(pen, 27, 36, p.STONE_DARK, 20)
    pen.arc((18, 22, 36, 38), 180, 60, p.WHITE, 4.5)
    pen.line([(28, 36), (28, 41)], p.WHITE, 4.5)
    pen.disc(28, 49, 3, p.WHITE)
    coin(pen, 50, 15)


@sign("draw3")
def choice(pen: Pen) -> None:
    """Three crates, one of them chosen."""
    for x, paint in ((14, GOODS["coffee"]), (32, GOODS["spice"]), (50, GOODS["tea"])):
        box(pen, x, 44 if x != 32 else 26, paint, 9)
    pen.line([(20, 54), (44, 54)], p.INK_SOFT, 3)
    pen.line([(26, 9), (31, 14), (41, 4)], p.CALM, 5)


@sign("extra_kind")
def kind(pen: Pen) -> None:
    """Three kinds and one more."""
    for x, y, paint in ((17, 20, GOODS["carpet"]), (17, 46, GOODS["tea"]), (43, 46, GOODS["spice"])):
        box(pen, x, y, paint)
    plus(pen, 44, 19, 11)


def present(pen: Pen, x: float, y: float, k: float) -> None:
    """A gift with a ribbon, its lower edge's middle here."""
    pen.box((x - 18 * k, y - 26 * k, x + 18 * k, y), p.ALARM, p.INK, 2.5 * k, 2 * k)
    pen.box((x - 21 * k, y - 35 * k, x + 21 * k, y - 25 * k), p.ALARM, p.INK, 2.5 * k, 2 * k)
    pen.box((x - 4 * k, y - 35 * k, x + 4 * k, y), p.GOLD)
    pen.oval((x - 16 * k, y - 48 * k, x, y - 34 * k), None, p.GOLD, 4.5 * k)
    pen.oval((x, y - 48 * k, x + 16 * k, y - 34 * k), None, p.GOLD, 4.5 * k)


@sign("gift_plus3")
def more(pen: Pen) -> None:
    """A gift and more."""
    present(pen, 25, 57, 0.95)
    plus(pen, 52, 15)


@sign("gift16", "gift")
def generous(pen: Pen) -> None:
    """A gift and a star."""
    present(pen, 25, 57, 0.95)
    pen.polygon(star(50, 16, 13), p.GLOW, p.GOLD_DARK, 2)


@sign("sole_price")
def alone(pen: Pen) -> None:
    """One stall for itself."""
    pieces.market(pen)
    pen.disc(32, 46, 15, p.GOLD, p.GOLD_DARK, 3)
    pen.line([(27, 42), (33, 37), (33, 55)], p.INK, 5)


@sign("buy_vp")
def honour(pen: Pen) -> None:
    """A coin becomes a star."""
    coin(pen, 15, 42, 13)
    arrow(pen, 24, 42, 22, p.INK)
    pen.polygon(star(47, 42, 15), p.GLOW, p.GOLD_DARK, 2)


@sign("store")
def hired(pen: Pen) -> None:
    """Crates under a roof of planks."""
    pen.polygon([(4, 26), (32, 8), (60, 26)], p.INK_SOFT)
    for x in (9, 55):
        pen.line([(x, 26), (x, 58)], p.INK_SOFT, 5)
    box(pen, 24, 48, GOODS["tea"])
    box(pen, 43, 48, GOODS["spice"], 9)


@sign("buy_speicher", "speicher")
def speicher(pen: Pen) -> None:
    """A warehouse."""
    pen.polygon([(10, 60), (10, 27), (32, 8), (54, 27), (54, 60)], p.BRICK, p.INK, 2)
    pen.polygon([(5, 28), (32, 4), (59, 28), (53, 31), (32, 12), (11, 31)], p.COPPER, p.COPPER_DARK, 2)
    for y in (27, 38, 49):
        pen.box((27, y, 37, y + 8), p.SHADE)
    for x in (15, 43):
        pen.box((x, 37, x + 6, 46), p.GLOW)
        pen.box((x, 49, x + 6, 57), p.GLOW)


@sign("bank_or_start")
def bank(pen: Pen) -> None:
    """Coins, or the flag of who starts."""
    for y in (52, 44, 36):
        pen.oval((4, y - 7, 32, y + 7), p.GOLD, p.GOLD_DARK, 2.5)
    pen.line([(40, 8), (40, 58)], p.INK, 4)
    pen.polygon([(42, 9), (61, 9), (55, 18), (61, 27), (42, 27)], p.ALARM, p.INK, 2)


@sign("magistrat")
def town_hall(pen: Pen) -> None:
    """A hall with a tower."""
    pen.polygon([(32, 2), (38, 20), (26, 20)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((26, 19, 38, 42), p.SAND)
    pen.polygon([(3, 42), (10, 30), (54, 30), (61, 42)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((5, 42, 59, 60), p.SAND)
    for x in (10, 20, 39, 49):
        pen.box((x, 46, x + 6, 56), p.INK_SOFT, radius=2)
    pen.box((28, 47, 36, 60), p.INK, radius=3)


@sign("missed")
def missed(pen: Pen) -> None:
    """A gift that just missed: a gift and a cross."""
    present(pen, 25, 57, 0.95)
    pen.line([(43, 8), (59, 24)], p.ALARM, 6)
    pen.line([(59, 8), (43, 24)], p.ALARM, 6)


@sign("flooded")
def flooded(pen: Pen) -> None:
    """A market under water."""
    pieces.market(pen)
    for y in (42, 54):
        pen.line([(2, y), (12, y - 5), (22, y), (32, y - 5), (42, y), (52, y - 5), (62, y)], p.CANAL, 6)


@sign("snatched")
def snatched(pen: Pen) -> None:
    """A crate on a hook."""
    pen.line([(32, 2), (32, 20)], p.INK, 4)
    pen.arc((22, 16, 42, 36), 300, 200, p.INK, 5)
    box(pen, 32, 46, GOODS["spice"], 13)


@sign("loans")
def loans(pen: Pen) -> None:
    """A note with a seal."""
    pen.box((10, 4, 54, 60), p.WHITE, p.INK, 2.5, 4)
    for y in (16, 26, 36):
        pen.line([(18, y), (46, y)], p.INK_SOFT, 4)
    pen.disc(41, 48, 9, p.ALARM)


@sign("sales")
def sales(pen: Pen) -> None:
    """A pile of coins."""
    for x, y in ((20, 52), (20, 43), (20, 34), (44, 52), (44, 43), (44, 34), (44, 25), (44, 16)):
        pen.oval((x - 16, y - 8, x + 16, y + 8), p.GOLD, p.GOLD_DARK, 2.5)


@sign("groups")
def groups(pen: Pen) -> None:
    """Two crates under a card."""
    box(pen, 20, 46, GOODS["tea"], 13)
    box(pen, 46, 46, GOODS["spice"], 13)
    pen.box((22, 6, 44, 30), p.WHITE, p.INK, 2.5, 3)


@sign("waits")
def hourglass(pen: Pen) -> None:
    """Time that nobody had to wait."""
    pen.polygon([(16, 10), (48, 10), (34, 32), (48, 54), (16, 54), (30, 32)], p.WHITE, p.INK, 3)
    pen.polygon([(22, 18), (42, 18), (32, 32)], p.GOLD_DARK)
    pen.polygon([(32, 43), (42, 53), (22, 53)], p.GOLD_DARK)
    pen.box((10, 4, 54, 11), p.BRICK, p.INK, 2, 2)
    pen.box((10, 53, 54, 60), p.BRICK, p.INK, 2, 2)


def unknown(pen: Pen) -> None:
    """Another card."""
    pen.polygon([(32, 12), (52, 32), (32, 52), (12, 32)], p.COPPER_DARK)
