"""The sign of every kind of card, and of the cards that have their own, on a ground of 64 by 64."""

from __future__ import annotations

from collections.abc import Callable

from bot.pictures import palette as p
from bot.pictures.pen import Pen, star

SIDE = 64
SIGNS: dict[str, Callable[[Pen], None]] = {}
Draw = Callable[[Pen], None]


def sign(*names: str) -> Callable[[Draw], Draw]:
    """Note a sign under the kind or the cards that bear it."""

    def note(draw: Draw) -> Draw:
        SIGNS.update(dict.fromkeys(names, draw))
        return draw

    return note


@sign("merchant", "deichtorhallen")
def scales(pen: Pen) -> None:
    """Somebody who weighs and pays."""
    pen.line([(32, 10), (32, 54)], p.INK, 4)
    pen.line([(10, 18), (54, 18)], p.INK, 4)
    for x in (12, 52):
        pen.line([(x - 9, 38), (x, 18), (x + 9, 38)], p.INK_SOFT, 2)
        pen.slice((x - 11, 26, x + 11, 48), 0, 180, p.GOLD_DARK)
    pen.disc(32, 11, 5, p.GOLD_DARK)
    pen.box((18, 53, 46, 59), p.INK, radius=2)


@sign("factory")
def factory(pen: Pen) -> None:
    """Saw-tooth roofs and a chimney."""
    pen.box((45, 12, 55, 56), p.BRICK_DARK)
    pen.polygon([(6, 56), (6, 36), (19, 26), (19, 36), (32, 26), (32, 36), (45, 26), (45, 56)], p.BRICK)
    for x in (11, 24, 37):
        pen.box((x, 42, x + 6, 50), p.GLOW)
    for x, y, r in ((50, 7, 5), (42, 4, 4)):
        pen.disc(x, y, r, p.SILVER)


@sign("contract")
def contract(pen: Pen) -> None:
    """A sheet with a seal."""
    pen.polygon([(12, 4), (42, 4), (52, 14), (52, 60), (12, 60)], p.WHITE, p.INK, 3)
    pen.polygon([(42, 4), (52, 14), (42, 14)], p.PAPER_DARK, p.INK, 2)
    for y in (20, 28, 36):
        pen.line([(19, y), (44, y)], p.INK_SOFT, 2.5)
    pen.disc(42, 49, 8, p.ALARM)
    pen.disc(42, 49, 3.5, p.PAPER)


@sign("ship")
def ship(pen: Pen) -> None:
    """A sailing ship."""
    pen.line([(33, 4), (33, 44)], p.INK, 3)
    pen.polygon([(36, 7), (54, 38), (36, 38)], p.WHITE, p.INK, 2)
    pen.polygon([(30, 11), (30, 38), (13, 38)], p.WHITE, p.INK, 2)
    pen.polygon([(4, 43), (60, 43), (52, 57), (13, 57)], p.BRICK, p.INK, 2)
    pen.line([(7, 48), (56, 48)], p.GOLD, 2.5)
    pen.arc((0, 54, 22, 66), 200, 340, p.CANAL, 3)
    pen.arc((21, 54, 43, 66), 200, 340, p.CANAL, 3)
    pen.arc((42, 54, 64, 66), 200, 340, p.CANAL, 3)


@sign("fireman", "fire_chief", "press")
def helmet(pen: Pen) -> None:
    """A helmet."""
    pen.slice((10, 10, 54, 74), 180, 360, p.ALARM)
    pen.polygon([(32, 4), (38, 10), (37, 40), (27, 40), (26, 10)], p.GOLD, p.INK, 2)
    pen.arc((10, 10, 54, 74), 180, 360, p.INK, 2.5)
    pen.box((3, 40, 61, 49), p.ALARM, p.INK, 2.5, 4)
    pen.polygon(star(32, 26, 8), p.PAPER)


@sign("fire")
def fire(pen: Pen) -> None:
    """A flame."""
    pen.polygon(
        [(33, 2), (50, 22), (54, 42), (46, 58), (18, 58), (10, 43), (14, 28), (21, 34), (24, 16)], p.ALARM
    )
    pen.polygon([(33, 28), (43, 44), (39, 58), (25, 58), (21, 45)], p.GOLD)


@sign("warehouse")
def warehouse(pen: Pen) -> None:
    """A gabled house with a row of hatches."""
    pen.polygon([(10, 60), (10, 26), (32, 6), (54, 26), (54, 60)], p.BRICK, p.INK, 2)
    pen.polygon([(5, 27), (32, 2), (59, 27), (53, 30), (32, 11), (11, 30)], p.COPPER, p.COPPER_DARK, 2)
    for y in (26, 37, 48):
        pen.box((27, y, 37, y + 8), p.SHADE)
    for x in (15, 43):
        pen.box((x, 36, x + 6, 45), p.GLOW)
        pen.box((x, 49, x + 6, 57), p.GLOW)


@sign("counting_office", "accountant")
def ledger(pen: Pen) -> None:
    """An open ledger with a quill."""
    pen.polygon([(4, 20), (30, 25), (30, 56), (4, 50)], p.WHITE, p.INK, 2.5)
    pen.polygon([(60, 20), (34, 25), (34, 56), (60, 50)], p.WHITE, p.INK, 2.5)
    for y in (29, 36, 43):
        pen.line([(9, y), (25, y + 3)], p.INK_SOFT, 2)
        pen.line([(39, y + 3), (55, y)], p.INK_SOFT, 2)
    pen.polygon([(36, 34), (42, 14), (56, 3), (52, 18)], p.COPPER, p.COPPER_DARK, 1.5)


@sign("income", "savings_bank", "on_purchase", "chamber_of_commerce")
def coins(pen: Pen) -> None:
    """A pile of coins."""
    for x, y in ((22, 50), (22, 41), (22, 32), (44, 50), (44, 41), (44, 32), (44, 23), (44, 14)):
        pen.oval((x - 16, y - 8, x + 16, y + 8), p.GOLD, p.GOLD_DARK, 2.5)


@sign("point_building", "st_michaelis", "theatre", "davidwache", "music_hall")
def tower(pen: Pen) -> None:
    """A tower with a copper spire."""
    pen.polygon([(32, 1), (39, 28), (25, 28)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((23, 27, 41, 60), p.BRICK)
    pen.box((4, 44, 24, 60), p.BRICK_DARK)
    pen.box((40, 44, 60, 60), p.BRICK_DARK)
    pen.polygon([(2, 45), (14, 35), (24, 45)], p.COPPER)
    pen.polygon([(40, 45), (50, 35), (62, 45)], p.COPPER)
    pen.disc(32, 36, 5.5, p.WHITE, p.INK, 1.5)
    pen.box((28, 49, 36, 60), p.SHADE, radius=3)


@sign("lighthouse")
def lighthouse(pen: Pen) -> None:
    """A lighthouse with its light."""
    pen.polygon([(30, 14), (2, 4), (2, 22)], p.GOLD)
    pen.polygon([(34, 14), (62, 4), (62, 22)], p.GOLD)
    pen.polygon([(25, 20), (39, 20), (44, 60), (20, 60)], p.WHITE, p.INK, 2)
    pen.polygon([(24, 30), (40, 30), (41.3, 40), (22.7, 40)], p.ALARM)
    pen.polygon([(21.7, 50), (42.3, 50), (43.5, 60), (20.5, 60)], p.ALARM)
    pen.box((25, 8, 39, 20), p.GLOW, p.INK, 2)
    pen.polygon([(22, 9), (32, 1), (42, 9)], p.COPPER_DARK)


@sign("city_hall")
def city_hall(pen: Pen) -> None:
    """A wide hall with a tower in its middle."""
    pen.polygon([(32, 0), (38, 18), (26, 18)], p.COPPER)
    pen.box((26, 17, 38, 40), p.SAND)
    pen.polygon([(3, 40), (10, 28), (54, 28), (61, 40)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((5, 40, 59, 60), p.SAND)
    for x in (10, 20, 39, 49):
        pen.box((x, 45, x + 6, 55), p.INK_SOFT, radius=2)
    pen.box((28, 46, 36, 60), p.INK, radius=3)


@sign("end_bonus")
def medal(pen: Pen) -> None:
    """Points at the end."""
    pen.polygon([(20, 34), (30, 38), (24, 62), (19, 54), (10, 56)], p.COPPER_DARK)
    pen.polygon([(44, 34), (34, 38), (40, 62), (45, 54), (54, 56)], p.COPPER_DARK)
    pen.disc(32, 25, 22, p.GOLD, p.GOLD_DARK, 3)
    pen.polygon(star(32, 26, 15), p.WHITE)


@sign("port")
def anchor(pen: Pen) -> None:
    """An anchor."""
    pen.disc(32, 11, 7, None, p.INK, 4)
    pen.line([(32, 18), (32, 57)], p.INK, 5)
    pen.line([(20, 27), (44, 27)], p.INK, 5)
    pen.arc((9, 14, 55, 60), 10, 170, p.INK, 5)
    pen.polygon([(4, 40), (12, 30), (18, 42)], p.INK)
    pen.polygon([(60, 40), (52, 30), (46, 42)], p.INK)
