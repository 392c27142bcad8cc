"""The second row: the long warehouse behind the others, with what may be reserved and what is reserved."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.figures.market.facts import Shelf, Slot
from bot.games.speicherstadt.painters import tiles
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.icons import shared
from bot.pictures.letters import Writer, fitted, font, width
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT

ROOF, HEADING, GAP, FOOT = 40, 42, 8, 6
"""Heights of the roof, of a line of headings, between cards, and below them."""
HEAD, COIN = 42, 38


def height(it: Shelf) -> int:
    """How high it is."""
    number = len(it.slots)
    rows = -(-number // a_row(number))
    cards = rows * (tiles.HEIGHT + GAP)
    return ROOF + HEADING * len(headings(it)) + cards + FOOT


def a_row(number: int) -> int:
    """How many cards lie side by side: four two by two."""
    return 2 if number == 4 else 3


def draw(picture: Image.Image, top: int, it: Shelf, season: Season) -> None:
    """The warehouse and its cards, what may be reserved before what is reserved."""
    slots = it.slots
    put(picture, back(season, height(it)), 0, top)
    y, face = top + ROOF, font(TEXT, "SemiBold")
    for text in headings(it):
        Writer(picture).left((16, y + HEADING / 2), fitted(text, face, WIDTH - 32), face, p.PAPER)
        y += HEADING
    bay = WIDTH // a_row(len(slots))
    wide = min(bay - 12, 320)
    for at, slot in enumerate(slots):
        if at and not at % a_row(len(slots)):
            seam(picture, y + at // a_row(len(slots)) * (tiles.HEIGHT + GAP) - GAP / 2)
        left = at % a_row(len(slots)) * bay + (bay - wide) // 2
        card(picture, slot, (left, y + at // a_row(len(slots)) * (tiles.HEIGHT + GAP)), wide)


def headings(it: Shelf) -> list[str]:
    """What the cards are: in one line where there is room."""
    both = [heading for heading, _ in it.rows]
    one = " · ".join(both)
    return [one] if width(one, font(TEXT, "SemiBold")) <= WIDTH - 32 else both


def card(picture: Image.Image, slot: Slot, spot: tuple[int, int], wide: int) -> None:
    """A card; in its head the worker and the price, or what became of it."""
    left, top = spot
    out = slot.fate in ("sold", "gone")
    put(picture, tiles.tile(slot.tile, wide, slot.label, slot.fate == "now", out), left, top)
    x = left + 64
    if slot.line:
        put(picture, seats.head(slot.line[0].seat, HEAD, slot.line[0].grey, True), x, top + 3)
        put(picture, marks.price(COIN, f"{slot.prices[0]}"), x + HEAD + 6, top + 7)
    elif out:
        put(picture, shared("done" if slot.fate == "sold" else "missing", 28), x, top + 12)
        if slot.buyer is not None:
            put(picture, seats.head(slot.buyer, HEAD, paper=True), x + 34, top + 3)


@lru_cache(12)
def back(season: Season, high: int) -> Image.Image:
    """Roof and wall."""
    edge = p.WHITE if season == "winter" else p.COPPER_DARK
    picture = Image.new("RGBA", (WIDTH, high))
    picture.paste(p.BRICK_DARK, (6, ROOF, WIDTH - 6, high))
    for y in range(ROOF + 10, high, 13):
        picture.paste(p.JOINT, (6, y, WIDTH - 6, y + 1))

    def roof(pen: Pen) -> None:
        pen.polygon([(0, ROOF), (24, 2), (WIDTH - 24, 2), (WIDTH, ROOF)], p.COPPER)
        for x in range(30, WIDTH - 20, 30):
            pen.line([(x, 4), (x + (x - WIDTH / 2) * 0.04, ROOF)], p.COPPER_DARK, 1.5)
        pen.line([(24, 4), (WIDTH - 24, 4)], edge, 5)
        pen.box((6, ROOF, WIDTH - 6, ROOF + 6), p.COPPER_DARK)

    put(picture, sprite(WIDTH, ROOF + 6, roof), 0, 0)
    return picture
