"""What the signs of the pictures mean: every sign of board and office."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rotterdam import words
from bot.games.rotterdam.pictures import terms
from bot.pictures.facts import LegendFacts, Meaning
from bot.presenter.contract import SIGNS
from bot.texts import Texts
from engine.games.rotterdam.rules import BASE

MARKS = ("star", "order", "product", "card", "open", "ship")
"""Marks before a number, in the order of a player's line."""
PIECES = ("due", "master", "loaded", "empty", "changed", "anchor", "ready", "have", "missing")
"""What stands on the water and on orders."""


def signs(t: Texts) -> LegendFacts:
    """All of them: what everybody sees all the time, then things and cards."""
    return LegendFacts(t(f"rules-{SIGNS}"), (*shown(t), *things(t)))


def shown(t: Texts) -> Iterator[Meaning]:
    """Signs with words of their own, and the channels."""
    yield from (Meaning("mark", name, t(f"sign-{name}")) for name in MARKS)
    yield from (Meaning("piece", name, t(f"sign-{name}")) for name in PIECES)
    for it in terms.routes(t):
        yield Meaning("channel", it.id, t("sign-channel", colour=it.word), it.letter)


def things(t: Texts) -> Iterator[Meaning]:
    """Cargo, products by what they are made of, ship cards."""
    yield from (Meaning("cargo", it.id, t(f"cargo-{it.id}")) for it in BASE.goods.cargo)
    for product in (terms.product(t, name) for name in BASE.products):
        yield Meaning("product", product.id, product.word, product.cargo)
    yield from (Meaning("card", name, words.card(t, name)) for name in BASE.ship_cards)
