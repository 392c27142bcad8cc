"""Cards to look up."""

from __future__ import annotations

from bot.games.hamburg import words
from bot.presenter.blocks import LEGEND
from bot.presenter.small_print import brief
from bot.texts import Texts

TOPICS: tuple[str, ...] = (
    "overview", LEGEND, "harbour", "office", "senate", "market", "closing", "loans", "end",
    "magistrat", "magistrat-cards", "players", "credits",
)  # fmt: skip
"""Topics of the rules, in the order in which one would read them."""


def cards(t: Texts) -> dict[str, str]:
    """Every card that people may look up."""
    return {card: words.card_name(t, card) for card in words.CARDS}


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's name, and its effect with how many there are; raises LookupError."""
    it = words.CARDS[name]
    kind = t(f"kind-{it.kind}")
    count = t("card-count", number=it.count)
    return words.card_name(t, name), f"*{kind}*\n{words.card_text(t, name, 'effect')}\n\n{count}"


def small_print(t: Texts, name: str) -> str:
    """What a card does, in one line; raises LookupError."""
    if name not in words.CARDS:
        raise LookupError(name)
    return brief(words.card_text(t, name, "effect"), words.card_text(t, name, "short"))
