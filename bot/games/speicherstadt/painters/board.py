"""The board: warehouses over the quay, workers in their hatches, the second row behind them, the houses."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.painters import harbour, strips, tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import FLOOR, GABLE, SIDE, SILL, WIDTH
from bot.games.speicherstadt.pictures.facts import BoardFacts, Slot
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures import strips as shared
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import Pen, put, sprite

TOP, SHELF, QUAY = 122, 276, 18
"""Heights: from the upper edge to the roofs, of the second row, of the stones above and below the tiles."""
WIDEST = 250
"""No tile is wider, few columns or many."""
FEWEST = 4
"""Floors of a warehouse, unless somebody stands higher."""


class Plan:
    """Where everything lies."""

    def __init__(self, facts: BoardFacts) -> None:
        self.floors = max(FEWEST, *(len(it.line) for it in facts.columns), FEWEST)
        self.bay = WIDTH // facts.bays
        self.tile = min(self.bay - 12, WIDEST)
        self.shelf = bool(facts.upper.slots or facts.reserved.slots)
        self.roofs = TOP + SHELF * self.shelf
        self.doors = self.roofs + GABLE + self.floors * FLOOR
        self.quay = self.doors + SILL
        self.canal = self.quay + tiles.HEIGHT + 2 * QUAY
        self.houses = self.canal + strips.BARGE + 12
        self.height = self.houses + strips.houses_size(WIDTH, len(facts.houses))[1] + 16

    def left(self, at: int) -> int:
        """The left edge of a bay."""
        return at * self.bay


def draw(facts: BoardFacts) -> Image.Image:
    """The whole board."""
    plan = Plan(facts)
    size = (plan.height, plan.roofs, plan.quay, plan.canal, plan.floors)
    picture = scenery(facts.season, facts.bays, plan.bay, size).copy()
    heading(picture, facts)
    if plan.shelf:
        shelf(picture, facts, plan)
    for at, slot in enumerate(facts.columns):
        column(picture, slot, plan, at)
    strips.barge(picture, plan.canal + 6, facts.supply)
    strips.houses(picture, plan.houses, facts.houses)
    return picture


@lru_cache(12)
def scenery(season: Season, bays: int, bay: int, size: tuple[int, ...]) -> Image.Image:
    """Everything that stands still."""
    height, roofs, quay, canal, floors = size
    picture = Image.new("RGB", (WIDTH, height), p.NIGHT)
    harbour.sky(picture, season, roofs + GABLE + 40)
    if roofs > TOP:
        picture.paste(back(season), (0, TOP - 16), back(season))
    picture.paste(p.STONE, (0, quay, WIDTH, canal))
    picture.paste(p.INK, (0, roofs + GABLE + 40, WIDTH, quay))
    for at in range(bays):
        house = harbour.warehouse(harbour.House(bay, floors, at, season))
        put(picture, house, at * bay, roofs)
    stones(picture, quay, canal)
    harbour.canal(picture, season, canal, canal + strips.BARGE + 2)
    return picture


@lru_cache(4)
def back(season: Season) -> Image.Image:
    """The long quay warehouse behind the others, in which the second row lies."""
    high = SHELF + GABLE + 50
    edge = p.WHITE if season == "winter" else p.COPPER_DARK

    def paint(pen: Pen) -> None:
        pen.polygon([(0, 40), (24, 0), (WIDTH - 24, 0), (WIDTH, 40)], p.COPPER)
        for x in range(30, WIDTH - 20, 30):
            pen.line([(x, 2), (x + (x - WIDTH / 2) * 0.04, 40)], p.COPPER_DARK, 1.5)
        pen.line([(24, 2), (WIDTH - 24, 2)], edge, 5)
        pen.box((6, 40, WIDTH - 6, high), p.BRICK_DARK)
        for y in range(50, high, 13):
            pen.line([(6, y), (WIDTH - 6, y)], p.JOINT, 1)
        pen.box((6, 40, WIDTH - 6, 46), p.COPPER_DARK)
        for x in range(50, WIDTH, 100):
            for y in range(98, high - 120, 74):
                harbour.window(pen, x, y)

    return sprite(WIDTH, high, paint)


def stones(picture: Image.Image, top: int, bottom: int) -> None:
    """The edge of the quay."""
    picture.paste(p.STONE_DARK, (0, bottom - 8, WIDTH, bottom))
    for x in range(0, WIDTH, 80):
        picture.paste(p.INK_SOFT, (x, bottom - 8, x + 2, bottom))
    picture.paste(p.STONE_DARK, (0, top, WIDTH, top + 4))


def heading(picture: Image.Image, facts: BoardFacts) -> None:
    """Season, round and phase; who must do what."""
    face = font(36, "Bold")
    Writer(picture).left((SIDE + 4, 32), fitted(facts.title, face, WIDTH - 2 * SIDE - 8), face, p.INK)
    if facts.ask:
        shared.banner(picture, (SIDE, 58), facts.ask, facts.due, WIDTH - 2 * SIDE)


def shelf(picture: Image.Image, facts: BoardFacts, plan: Plan) -> None:
    """The second row: what may be reserved from the left, what is reserved from the right."""
    upper, reserved, face, write = facts.upper, facts.reserved, font(24, "SemiBold"), Writer(picture)
    y, room = TOP + 44, WIDTH - 32.0
    if reserved.slots:
        text = fitted(reserved.heading, face, room / 2)
        x = WIDTH - 16 - width(text, face) if upper.slots else 16
        write.left((x, y), text, face, p.PAPER)
        room -= width(text, face) + 24
    if upper.slots:
        write.left((16, y), fitted(upper.heading, face, room), face, p.PAPER)
    first = max(0, facts.bays - len(reserved.slots)) if upper.slots else 0
    shelved(picture, upper.slots, plan, 0)
    shelved(picture, reserved.slots, plan, first)


def shelved(picture: Image.Image, slots: tuple[Slot, ...], plan: Plan, first: int) -> None:
    """Cards of the second row, side by side."""
    top = TOP + 62
    for at, slot in enumerate(slots, first):
        left = plan.left(at) + (plan.bay - plan.tile) // 2
        out = slot.fate in ("sold", "gone")
        put(picture, tiles.tile(slot.tile, plan.tile, slot.label, slot.fate == "now", out), left, top)
        reservation(picture, slot, left + 48, top + 2)


def reservation(picture: Image.Image, slot: Slot, left: int, top: int) -> None:
    """Worker and price in the head of a reserved card, or what became of it."""
    if slot.line:
        put(picture, seats.head(slot.line[0].seat, 42, slot.line[0].grey, True), left, top)
        put(picture, marks.coin(38, f"{slot.prices[0]}"), left + 46, top + 2)
    elif slot.fate in ("sold", "gone"):
        put(picture, marks.seal(slot.fate == "sold"), left, top + 7)
        if slot.buyer is not None:
            put(picture, seats.head(slot.buyer, 42, paper=True), left + 34, top)


def column(picture: Image.Image, slot: Slot, plan: Plan, at: int) -> None:
    """A card on the quay, the workers in the hatches over it, the price between them."""
    middle = plan.left(at) + plan.bay / 2
    lit = slot.fate == "now"
    for floor, worker in enumerate(slot.line):
        top = plan.doors - (floor + 1) * FLOOR
        if lit and not floor:
            put(picture, light(), middle - harbour.HATCH / 2, top)
        put(picture, seats.pawn(worker.seat, worker.grey), middle - 26, top - 5)
    price(picture, slot, (middle, plan.doors + SILL / 2 + 2), plan.bay - 20)
    out = slot.fate in ("sold", "gone")
    it = tiles.tile(slot.tile, plan.tile, slot.label, lit, out)
    put(picture, it, middle - plan.tile / 2, plan.quay + QUAY - 4)


@lru_cache(1)
def light() -> Image.Image:
    """A hatch with lantern light in it."""
    wide, high = harbour.HATCH, FLOOR - 5
    return sprite(wide, high, lambda pen: pen.box((0, 0, wide, high), p.GOLD))


def price(picture: Image.Image, slot: Slot, spot: tuple[float, float], room: int) -> None:
    """What the card costs now and would cost later, or what became of it."""
    x, y = spot
    if slot.line:
        prices(picture, slot, spot)
        return
    face = font(24, "SemiBold")
    head = 48 if slot.buyer is not None else 0
    word = fitted(slot.word, face, room - head)
    left = x - (width(word, face) + head) / 2
    if slot.buyer is not None:
        put(picture, seats.head(slot.buyer, 44), left, y - 22)
    Writer(picture).left((left + head, y), word, face, p.PAPER)


MOST = 4
"""Prices that are shown; the rest counts on down to 1."""


def prices(picture: Image.Image, slot: Slot, spot: tuple[float, float]) -> None:
    """The price of now as a large coin, those that would follow as small ones."""
    later = slot.prices[1:MOST]
    dots = len(slot.prices) > MOST
    left = spot[0] - (46 + 34 * len(later) + 18 * dots) / 2
    put(picture, marks.coin(46, f"{slot.prices[0]}"), left, spot[1] - 23)
    for at, it in enumerate(later):
        put(picture, marks.coin(32, f"{it}", True), left + 50 + at * 34, spot[1] - 16)
    if dots:
        Writer(picture).left((left + 52 + 34 * len(later), spot[1]), "…", font(24, "Bold"), p.PAPER)
