"""Goods and cards of a state as facts of figures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.words import KINDS, card_name
from bot.presenter.blocks import Thing
from bot.texts import Texts
from engine.games.hamburg.events import BACK
from engine.games.hamburg.rules import BASE

__all__ = ["KINDS", "card", "good", "goods"]


@cache
def good(t: Texts, name: str) -> GoodCard:
    """A kind of goods with its mark and price."""
    return GoodCard(name, t(f"good-{name}.mark"), BASE.prices[name])


def goods(t: Texts, names: Iterable[str]) -> tuple[GoodCard, ...]:
    """Goods that the reader may see, the most expensive first."""
    return tuple(good(t, name) for name in sorted((name for name in names if name != BACK), key=KINDS.index))


@cache
def card(t: Texts, name: str) -> Thing:
    """A card by its name, as pictures and screens show it."""
    return Thing(name, card_name(t, name))
