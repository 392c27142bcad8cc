"""Signs of the cards that act: eye, fish, gavel, truck and their like; and which sign a card bears."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.games.speicherstadt.painters.signs import SIDE, SIGNS, sign
from bot.pictures import palette as p
from bot.pictures.pen import Pen


@cache
def sign_of(card: str, kind: str, side: int = SIDE) -> Image.Image:
    """The sign of a card, else that of its kind."""
    pen = Pen(SIDE, SIDE)
    (SIGNS.get(card) or SIGNS[kind])(pen)
    return pen.sprite(side, side)


@sign("mayor")
def hat(pen: Pen) -> None:
    """A top hat with a golden band."""
    pen.polygon([(17, 8), (47, 8), (44, 46), (20, 46)], p.INK)
    pen.polygon([(19, 33), (45, 33), (44, 42), (20, 42)], p.GOLD)
    pen.box((5, 44, 59, 53), p.INK, radius=4)


@sign("harbour_tour", "harbour_master")
def helm(pen: Pen) -> None:
    """A ship's wheel."""
    for ends in (((4, 32), (60, 32)), ((32, 4), (32, 60)), ((12, 12), (52, 52)), ((52, 12), (12, 52))):
        pen.line(ends, p.INK_SOFT, 4)
    pen.disc(32, 32, 20, None, p.GOLD_DARK, 6)
    pen.disc(32, 32, 7, p.GOLD_DARK)


@sign("spy")
def eye(pen: Pen) -> None:
    """An eye that watches."""
    pen.polygon(
        [(2, 33), (14, 20), (32, 13), (50, 20), (62, 33), (50, 46), (32, 52), (14, 46)], p.WHITE, p.INK, 3
    )
    pen.disc(32, 33, 14, p.COPPER, p.COPPER_DARK, 2)
    pen.disc(32, 33, 7, p.INK)
    pen.disc(36, 29, 2.5, p.WHITE)


@sign("fish_market")
def fish(pen: Pen) -> None:
    """A fish."""
    pen.polygon([(44, 32), (62, 17), (57, 32), (62, 47)], p.CANAL)
    pen.oval((2, 17, 50, 47), p.CANAL)
    pen.arc((10, 17, 30, 47), -70, 70, p.SILVER, 2.5)
    pen.disc(14, 28, 3.5, p.WHITE)


@sign("auction_hall")
def gavel(pen: Pen) -> None:
    """A gavel."""
    pen.line([(26, 28), (56, 56)], p.GOLD_DARK, 6)
    pen.polygon([(8, 24), (26, 6), (42, 22), (24, 40)], p.BRICK, p.INK, 2.5)
    pen.line([(5, 20), (22, 3)], p.INK, 4)
    pen.line([(27, 43), (45, 25)], p.INK, 4)
    pen.box((3, 53, 36, 60), p.INK, radius=2)


@sign("smuggler", "thief")
def mask(pen: Pen) -> None:
    """A face behind a mask, under a hat."""
    pen.disc(32, 36, 20, p.SAND)
    pen.slice((14, 2, 50, 42), 180, 360, p.INK)
    pen.box((4, 19, 60, 26), p.INK, radius=3)
    pen.box((12, 28, 52, 42), p.INK, radius=6)
    for x in (23, 41):
        pen.oval((x - 6, 31, x + 6, 39), p.WHITE)
        pen.disc(x, 35, 2.5, p.INK)


@sign("truck", "one_shot")
def truck(pen: Pen) -> None:
    """A truck."""
    pen.box((3, 14, 40, 46), p.COPPER, p.COPPER_DARK, 2.5, 2)
    pen.polygon([(40, 24), (52, 24), (61, 35), (61, 46), (40, 46)], p.GOLD, p.GOLD_DARK, 2.5)
    pen.polygon([(45, 28), (51, 28), (56, 35), (45, 35)], p.WHITE)
    for x in (15, 49):
        pen.disc(x, 48, 8, p.INK)
        pen.disc(x, 48, 3, p.SILVER)


@sign("exchange")
def arrows(pen: Pen) -> None:
    """One thing for another."""
    pen.polygon([(4, 22), (38, 22), (38, 12), (58, 27), (38, 42), (38, 32), (4, 32)], p.COPPER_DARK)
    pen.polygon([(60, 44), (26, 44), (26, 36), (8, 49), (26, 62), (26, 54), (60, 54)], p.GOLD_DARK)


@sign("coffee_break", "break")
def cup(pen: Pen) -> None:
    """A steaming cup."""
    pen.arc((38, 26, 60, 48), -90, 100, p.INK, 4)
    pen.polygon([(8, 24), (48, 24), (44, 54), (12, 54)], p.WHITE, p.INK, 3)
    pen.polygon([(10.5, 30), (45.5, 30), (44.5, 36), (11.5, 36)], p.BRICK)
    pen.box((3, 55, 53, 60), p.INK, radius=2)
    for x in (18, 28, 38):
        pen.line([(x, 18), (x + 3, 13), (x - 2, 9), (x + 1, 4)], p.STONE, 2.5)


@sign("warehouse_worker", "extra_workers")
def hollow_workers(pen: Pen) -> None:
    """Two hollow workers."""
    for x in (20, 44):
        pen.polygon([(x, 30), (x + 15, 59), (x - 15, 59)], p.WHITE, p.STONE, 4)
        pen.disc(x, 19, 13, p.WHITE, p.STONE, 4)


@sign("insurance", "fire_modifier")
def umbrella(pen: Pen) -> None:
    """An umbrella against the worst."""
    pen.line([(32, 4), (32, 52)], p.INK, 4)
    pen.arc((32, 44, 46, 60), 0, 180, p.INK, 4)
    pen.slice((4, 8, 60, 64), 180, 360, p.COPPER)
    for x in (4, 22.7, 41.3):
        pen.oval((x, 32, x + 18.7, 42), p.PAPER)


@sign("fire_engine")
def engine(pen: Pen) -> None:
    """A fire engine with a ladder."""
    pen.line([(4, 22), (46, 8)], p.INK, 3)
    pen.line([(7, 29), (49, 15)], p.INK, 3)
    for x in (10, 18, 26, 34, 42):
        pen.line([(x, 20.5 - (x - 10) / 3), (x + 2, 27 - (x - 10) / 3)], p.INK, 2.5)
    pen.box((3, 28, 61, 49), p.ALARM, p.INK, 2.5, 3)
    pen.box((44, 31, 57, 40), p.WHITE)
    pen.line([(4, 44), (42, 44)], p.GOLD, 3)
    for x in (16, 48):
        pen.disc(x, 50, 8, p.INK)
        pen.disc(x, 50, 3, p.SILVER)


@sign("boatsmen_church")
def chapel(pen: Pen) -> None:
    """A small church."""
    pen.line([(18, 2), (18, 12)], p.INK, 3)
    pen.line([(14, 6), (22, 6)], p.INK, 3)
    pen.polygon([(18, 10), (28, 32), (8, 32)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((9, 31, 27, 60), p.BRICK)
    pen.polygon([(25, 40), (32, 26), (54, 26), (61, 40)], p.COPPER, p.COPPER_DARK, 1.5)
    pen.box((27, 40, 59, 60), p.BRICK_DARK)
    for x in (33, 47):
        pen.box((x, 45, x + 7, 56), p.GLOW, radius=3)
    pen.box((14, 46, 22, 60), p.SHADE, radius=4)
