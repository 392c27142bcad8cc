"""The second row: the long warehouse behind the others, with what may be reserved and what is reserved."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.speicherstadt.figures.market.facts import Shelf, Slot
from bot.games.speicherstadt.painters import labels
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.pen import Pen, paste, sprite
from bot.pictures.sizes import TEXT

ROOF, HEADING, GAP, FOOT, SIDE = 40, 40, 5, 3, 14
"""Heights of the roof, on which the first line of headings stands, of a further line, between labels, below
them; the margins at their sides."""
A_ROW = 2
"""Labels side by side; the last of an odd number has a row for itself."""


def height(shelf: Shelf) -> int:
    """Height of roof, headings and cards in pixels."""
    return ROOF + HEADING * (len(headings(shelf)) - 1) + rows_high(len(shelf.slots)) + FOOT


def rows_high(number: int) -> int:
    """Height of a number of labels."""
    return -(-number // A_ROW) * (labels.HIGH + GAP)


def draw(picture: Image.Image, top: int, shelf: Shelf, season: Season) -> None:
    """The warehouse and its cards, what may be reserved before what is reserved."""
    paste(picture, back(season, height(shelf)), 0, top)
    y, face = top + ROOF, font(TEXT, "SemiBold")
    for at, text in enumerate(headings(shelf)):
        middle = y - ROOF / 2 + 2 if not at else y + HEADING / 2
        Writer(picture).left((SIDE + 24, middle), fit(text, face, WIDTH - 64), face, p.PAPER)
        y += HEADING * bool(at)
    rows(picture, y, shelf.slots)


def rows(picture: Image.Image, top: int, slots: tuple[Slot, ...]) -> None:
    """Cards as labels, two in a row."""
    whole = WIDTH - 2 * SIDE
    half = (whole - GAP) // A_ROW
    for at, slot in enumerate(slots):
        alone = at == len(slots) - 1 and at % A_ROW == 0
        y = top + at // A_ROW * (labels.HIGH + GAP)
        if at and at % A_ROW == 0:
            seam(picture, y - GAP / 2)
        paste(picture, labels.label(slot, whole if alone else half), SIDE + at % A_ROW * (half + GAP), y)


def headings(shelf: Shelf) -> list[str]:
    """What the cards are: in one line where there is room."""
    both = [heading for heading, _ in shelf.rows]
    line = " · ".join(both)
    return [line] if width(line, font(TEXT, "SemiBold")) <= WIDTH - 64 else both


@lru_cache(12)
def back(season: Season, high: int) -> Image.Image:
    """The warehouse behind the cards: roof and brick wall."""
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

    paste(picture, sprite(WIDTH, ROOF + 6, roof), 0, 0)
    return picture
