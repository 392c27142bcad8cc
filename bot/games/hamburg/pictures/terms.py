"""The things of this game as facts: goods, cards, what a senate card pays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.games.hamburg.pictures.facts import Beside, Good
from bot.texts import Texts
from engine.games.hamburg.events import BACK
from engine.games.hamburg.rules import BASE
from engine.games.hamburg.state import State

KINDS = tuple(it.id for it in BASE.goods)
"""All kinds, the dearest first: in this order people read them."""


def slug(name: str) -> str:
    """A name of the engine as keys of texts spell it."""
    return name.replace("_", "-")


@cache
def good(t: Texts, name: str) -> Good:
    """A kind of goods with its mark, word and price."""
    return Good(name, t(f"good-{name}.mark"), t(f"good-{name}"), BASE.prices[name])


def goods(t: Texts, names: Iterable[str]) -> tuple[Good, ...]:
    """Goods that one may see, the dearest first."""
    return tuple(good(t, it) for it in sorted((it for it in names if it != BACK), key=KINDS.index))


@cache
def beside(t: Texts, name: str) -> Beside:
    """A card by its name."""
    return Beside(name, t(f"card-{slug(name)}"))


def paid(t: Texts, s: State, at: int) -> tuple[tuple[Good, int], ...]:
    """What the senate card in this place pays for each kind."""
    values = s.rules.senate[s.senate[at]]
    return tuple((good(t, kind), values[kind]) for kind in KINDS)
