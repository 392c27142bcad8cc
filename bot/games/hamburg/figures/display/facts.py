"""The display as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.hamburg.figures.goods import GoodCard
from bot.presenter.blocks import Figure, Thing


@dataclass(frozen=True, slots=True)
class Lot:
    """A group: number, goods, card, price of all goods; `buyer`: the seat that bought it; `gone`: it was not
    bought and can no longer be."""

    slot: int
    goods: tuple[GoodCard, ...]
    card: Thing | None
    price: int
    buyer: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class DisplayGroups(Figure):
    """All groups; `marked`: indexes of those that an exchange would change."""

    lots: tuple[Lot, ...]
    marked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RevealedGoods(Figure):
    """Goods laid open of which one must be bought."""

    goods: tuple[GoodCard, ...]
