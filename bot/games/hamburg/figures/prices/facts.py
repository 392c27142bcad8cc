"""Senate cards and prices as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.hamburg.figures.goods import GoodCard
from bot.presenter.blocks import Figure


@dataclass(frozen=True, slots=True)
class Paid:
    """What the senate card of a round pays for each kind; `word`: which round's it is."""

    word: str
    values: tuple[tuple[GoodCard, int], ...]


@dataclass(frozen=True, slots=True)
class SenateCards(Figure):
    """The senate cards of this round and of the next one; `ranks`: points of the best gifts now."""

    cards: tuple[Paid, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PriceLadder(Figure):
    """The market's prices for one card of a kind, two, ...; `lying`: how many of each kind are sold now."""

    word: str
    prices: tuple[int, ...]
    lying: tuple[tuple[GoodCard, int], ...] = ()
