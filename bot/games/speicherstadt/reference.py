"""Cards to look up."""

from __future__ import annotations

from collections import Counter
from functools import cache

from bot.games.speicherstadt import words
from bot.presenter.blocks import LEGEND
from bot.presenter.small_print import brief
from bot.texts import Texts
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.cards import Card

BASE: dict[str, Card] = dict(GAME.rules(()).cards)
BOXES: dict[str, dict[str, Card]] = {
    GAME.key: BASE,
    **{
        name: {i: it for i, it in GAME.rules((name,)).cards.items() if i not in BASE}
        for name in GAME.expansions
    },
}
"""The cards of every box, by the box's name."""
ALL: dict[str, Card] = {i: it for box in BOXES.values() for i, it in box.items()}

TOPICS: tuple[str, ...] = (
    "overview", LEGEND, "supply", "fires", "demand", "purchase", "loading", "markethall", "income", "end",
    "scoring", "cards", "signs-cards", "players", "kaispeicher", "reserving", "kaispeicher-cards",
    "signs-kaispeicher", "credits",
)  # fmt: skip
"""Topics of the rules, in the order in which one would read them."""


def cards(t: Texts) -> dict[str, str]:
    """Every card that people may look up; several of the same name and effect are one entry."""
    out: dict[str, str] = {}
    seen: set[str] = set()
    for card in ALL.values():
        text = title(t, card) + words.card_text(t, card, "effect")
        if text not in seen:
            seen.add(text)
            out[card.id] = title(t, card)
    return out


@cache
def title(t: Texts, card: Card) -> str:
    """The name; for contracts, which share theirs, with what they ask for."""
    name = words.card_name(t, card)
    goods = ", ".join(t(f"good-{good}") for good in card.goods)
    return f"{name}: {goods}" if goods else name


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's title, and its effect with how many there are in which box and season; raises LookupError."""
    it = ALL[name]
    where = (count(t, box, title(t, it)) for box in BOXES)
    kind = t("kind-" + it.kind.replace("_", "-"))
    return title(t, it), "\n".join((f"*{kind}*", words.card_text(t, it, "effect"), "", *filter(None, where)))


def small_print(t: Texts, name: str) -> str:
    """What a card does, in one line; raises LookupError."""
    it = ALL[name]
    return brief(words.card_text(t, it, "effect"), words.card_text(t, it, "short"))


def count(t: Texts, box: str, wanted: str) -> str:
    """How many cards of this title lie in a box, season by season."""
    decks: Counter[str] = Counter()
    for it in BOXES[box].values():
        if title(t, it) == wanted:
            decks[it.deck] += it.count
    seasons = (t("card-deck", deck=t(f"deck-{deck.lower()}"), number=decks[deck]) for deck in sorted(decks))
    return t("card-box", box=t(f"game-{box}"), decks=", ".join(seasons)) if decks else ""
