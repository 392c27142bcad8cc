"""The opening as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.hamburg.figures.goods import GoodCard
from bot.presenter.blocks import Figure


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
