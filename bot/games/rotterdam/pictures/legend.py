"""What the signs of the pictures mean: every sign of board and office."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rotterdam.signs import CARDS, CARGO, COLOURS, PRODUCTS, SIGNS
from bot.pictures.facts import LegendFacts, Meaning
from bot.presenter.contract import SIGNS as TOPIC
from bot.texts import Texts

MARKS = ("order-points", "products", "ship-cards", "open-points", "supply")
"""Marks before a number, in the order of a player's line."""
PIECES = ("due", "master", "loaded", "empty", "changed", "anchor", "ready", "have", "missing")
"""What stands on the water and on orders."""


def signs(t: Texts) -> LegendFacts:
    """All of them: what everybody sees all the time, then things and cards."""
    return LegendFacts(t(f"rules-{TOPIC}"), (*shown(t), *things(t)))


def shown(t: Texts) -> Iterator[Meaning]:
    """Signs with words of their own, and the channels."""
    yield from (Meaning("mark", name, t(SIGNS[name].key)) for name in MARKS)
    yield from (Meaning("piece", name, t(f"sign-{name}")) for name in PIECES)
    for it in COLOURS:
        yield Meaning("channel", it, t("sign-channel", colour=t(f"colour-{it}")), t(f"colour-{it}.letter"))


def things(t: Texts) -> Iterator[Meaning]:
    """Cargo, products by what they are made of, ship cards."""
    for sort, names in (("cargo", CARGO), ("product", PRODUCTS), ("card", CARDS)):
        yield from (Meaning(sort, name, t(SIGNS[name].key)) for name in names)
