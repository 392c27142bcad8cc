"""The opening as a picture: a row per seat, the best gift in a golden frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.painters.icons import icon
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font
from bot.pictures.panels import HEAD, SIDE
from bot.pictures.pen import paste
from bot.pictures.sizes import TEXT, WIDTH
from bot.pictures.strips import board_of
from bot.presenter.blocks import Figure
from bot.render.bands import Band, Scenery, bands


@dataclass(frozen=True, slots=True)
class Sale:
    """This many of a kind, sold at this price each; `alone`: priced by the own cards only."""

    good: GoodCard
    number: int
    price: int
    alone: bool = False


@dataclass(frozen=True, slots=True)
class SeatPiles:
    """The piles of a seat: the gift, what raised it, its value and points; sales and money.

    Once the piles are gone only the sums are left.
    """

    seat: int
    gift: tuple[GoodCard, ...]
    raised: int
    value: int
    points: int
    sales: tuple[Sale, ...]
    money: int


@dataclass(frozen=True, slots=True)
class OpenedPiles(Figure):
    """All piles in seat order; `headings`: senate, market."""

    headings: tuple[str, str]
    seats: tuple[SeatPiles, ...]


ROW, LINE, LEFT, RIGHT = 94, 44, 190, 200
"""How high a seat's row and each of its lines are; room for head and word, and for sums at the right."""
CRATE, GAP = 40, 5


@bands.register
def _(block: OpenedPiles, scenery: Scenery) -> Iterator[Band]:
    best = max((piles.points for piles in block.seats), default=0)
    for piles in block.seats:
        yield Band(ROW + GAP, partial(row, piles=piles, words=block.headings, best=piles.points == best > 0))


def row(picture: Image.Image, top: int, piles: SeatPiles, words: tuple[str, str], best: bool) -> None:
    """The piles of a seat."""
    paste(picture, board_of(WIDTH - 2 * SIDE, ROW, best, p.DUSK), SIDE, top)
    paste(picture, seats.head(piles.seat, HEAD + 4), SIDE + 8, top + (ROW - HEAD) / 2 - 2)
    upper, lower = top + 3 + LINE / 2, top + 3 + LINE * 1.5
    face, bold, write = font(TEXT, "SemiBold"), font(38, "Bold"), Writer(picture)
    for y, word in ((upper, words[0]), (lower, words[1])):
        write.left((SIDE + 74, y), fit(word, face, LEFT - 78), face, p.PAPER)
    gift(picture, piles, upper)
    sales(picture, piles.sales, lower)
    right = WIDTH - SIDE - 12
    paste(picture, icon("senate", 38), right - 172, upper - 20)
    write.left((right - 128, upper), f"{piles.value}", bold, p.WHITE)
    paste(picture, shared_icon("star", 38), right - 72, upper - 20)
    write.left((right - 28, upper), f"{piles.points}", bold, p.GOLD if piles.points else p.WHITE)
    paste(picture, shared_icon("coin", 38), right - 72 - 100, lower - 19)
    write.left((right - 128, lower), f"{piles.money}", bold, p.WHITE)


def gift(picture: Image.Image, piles: SeatPiles, y: float) -> None:
    """What was given, kind by kind, and by how much it was raised."""
    x = float(SIDE + LEFT)
    groups = Counter(piles.gift)
    step = min(96.0, (WIDTH - 2 * SIDE - LEFT - RIGHT) / max(1, len(groups) + bool(piles.raised)))
    for good, number in groups.items():
        amount(picture, good, number, (x, y))
        x += step
    if piles.raised:
        Writer(picture).left((x, y), f"+{piles.raised}", font(TEXT + 3, "Bold"), p.GLOW)


def amount(picture: Image.Image, good: GoodCard, number: int, spot: tuple[float, float]) -> float:
    """This many of a kind; returns where it ends."""
    paste(picture, icon(good.name, CRATE), spot[0], spot[1] - CRATE / 2)
    x = spot[0] + CRATE + 3
    return Writer(picture).left((x, spot[1]), f"×{number}", font(TEXT, "SemiBold"), p.WHITE)


def sales(picture: Image.Image, sold: tuple[Sale, ...], y: float) -> None:
    """What was sold, each kind with its price; one that was priced alone in a ring of its own."""
    x = float(SIDE + LEFT)
    step = min(150.0, (WIDTH - 2 * SIDE - LEFT - RIGHT) / max(1, len(sold)))
    for sale in sold:
        end = amount(picture, sale.good, sale.number, (x, y))
        paste(picture, marks.price(40, f"{sale.price}", not sale.alone), end + 4, y - 20)
        x += step
