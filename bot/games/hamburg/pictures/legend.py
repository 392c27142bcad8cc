"""What the signs of the pictures mean: every sign of board and office."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg import words
from bot.games.hamburg.painters.icons import ALIKE
from bot.games.hamburg.signs import SIGNS
from bot.pictures.facts import LegendFacts, Meaning
from bot.presenter.contract import SIGNS as TOPIC
from bot.texts import Texts

MARKS = ("points", "storehouses", "goods", "cards", "loans", "money", "senate", "market", "first", "out")
"""Marks before a number, beside a name and on a pile."""
PIECES = ("due", "slot", "price", "bought", "gone", "changed", "later", "shared", "alone")
"""What stands on the board and in the office."""


def signs(t: Texts) -> LegendFacts:
    """All of them: what everybody sees all the time, then goods and cards."""
    return LegendFacts(t(f"rules-{TOPIC}"), (*shown(t), *goods(t), *cards(t)))


def shown(t: Texts) -> Iterator[Meaning]:
    """Signs with words of their own."""
    yield from (Meaning("mark", name, t(f"sign-{SIGNS[name].icon}")) for name in MARKS)
    yield from (Meaning("piece", name, t(f"sign-{name}")) for name in PIECES)


def goods(t: Texts) -> Iterator[Meaning]:
    """Every kind, the dearest first."""
    for kind in words.KINDS:
        yield Meaning("good", kind, t(f"good-{kind}"), t(f"good-{kind}.mark"))


def cards(t: Texts) -> Iterator[Meaning]:
    """The signs of cards, each once with all who bear it."""
    bearers: dict[str, list[str]] = {}
    for name in words.CARDS:
        bearers.setdefault(ALIKE.get(name, name), []).append(name)
    for them in bearers.values():
        yield Meaning("card", them[0], ", ".join(words.card_name(t, it) for it in them))
