"""The board: groups on the quay or the open piles, senate, market, the players at the water."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.hamburg.painters import look, lots, opening, pieces, strips, tables
from bot.games.hamburg.pictures.facts import BoardFacts, Good
from bot.pictures import marks, panels
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.panels import GAP, HEADING
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import WIDTH

EAVES, LAID = 34, 86
"""Heights: of the roof, of the goods laid open."""


class Plan:
    """Where everything lies."""

    def __init__(self, facts: BoardFacts) -> None:
        self.laid = HEADING + EAVES + GAP
        self.main = self.laid + (LAID if facts.laid else 0)
        self.senate = self.main + lots.high(facts.lots) + opening.high(facts.opening)
        self.market = self.senate + tables.SENATE + GAP
        self.water = self.market + tables.high(facts.market) + GAP
        self.high = self.water + panels.high(len(facts.merchants)) + 2 * GAP


def draw(facts: BoardFacts) -> Image.Image:
    """The whole board."""
    plan = Plan(facts)
    picture = scenery(plan.water, plan.high).copy()
    panels.heading(picture, facts.title, facts.ask, facts.due)
    if facts.laid:
        laid(picture, plan.laid, facts.laid)
    lots.draw(picture, plan.main, facts.lots)
    if facts.opening:
        opening.draw(picture, plan.main, facts.opening)
    for y in (plan.senate, plan.market, plan.water + GAP / 2):
        seam(picture, y - GAP / 2)
    tables.senate(picture, plan.senate, facts.senate, facts.ranks)
    tables.ladder(picture, plan.market, facts.market)
    them = tuple(strips.panel(it, facts.with_cards) for it in facts.merchants)
    panels.panels(picture, plan.water + GAP, them)
    return picture


@lru_cache(16)
def scenery(water: int, high: int) -> Image.Image:
    """The long wall of a warehouse under its roof, the canal before it."""
    picture = Image.new("RGB", (WIDTH, high), p.BRICK_DARK)
    picture.paste(look.SKY, (0, 0, WIDTH, HEADING + EAVES))
    for y in range(HEADING + EAVES + 6, water, 13):
        picture.paste(p.JOINT, (0, y, WIDTH, y + 1))
    put(picture, eaves(), 0, HEADING)
    picture.paste(look.WATER, (0, water, WIDTH, high))
    return picture


@lru_cache(1)
def eaves() -> Image.Image:
    """The lower edge of a copper roof."""

    def paint(pen: Pen) -> None:
        pen.polygon([(0, 30), (18, 2), (WIDTH - 18, 2), (WIDTH, 30)], p.COPPER)
        for x in range(24, WIDTH - 10, 27):
            pen.line([(x, 4), (x + (x - WIDTH / 2) * 0.03, 29)], p.COPPER_DARK, 1.5)
        pen.box((0, 28, WIDTH, EAVES), p.COPPER_DARK)

    return sprite(WIDTH, EAVES, paint)


def laid(picture: Image.Image, top: int, goods: tuple[Good, ...]) -> None:
    """Goods laid open, of which one must be bought, with their prices."""
    wide = 140 * len(goods)
    left = (WIDTH - wide) / 2
    put(picture, plank(wide + 16), left - 8, top)
    for at, it in enumerate(goods):
        x = left + 140 * at
        put(picture, pieces.good(it.id, 62), x + 8, top + 8)
        put(picture, marks.coin(50, f"{it.price}"), x + 78, top + 14)


@lru_cache(4)
def plank(wide: int) -> Image.Image:
    """What they lie on."""
    return sprite(wide, LAID - GAP, lambda pen: pen.box((0, 0, wide, LAID - GAP), p.PAPER, p.GOLD, 4, 10))
