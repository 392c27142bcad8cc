"""Cards to look up."""

from __future__ import annotations

from bot.texts import Texts
from bot.ui.presenters.speicherstadt import words
from engine.games.speicherstadt.cards import Card
from engine.games.speicherstadt.rules import BASE


def cards(t: Texts) -> dict[str, str]:
    """Every card that people may look up; several of the same name and effect are one entry."""
    out: dict[str, str] = {}
    seen: set[str] = set()
    for card in BASE.cards.values():
        text = words.card_name(t, card) + words.card_text(t, card, "effect")
        if text not in seen:
            seen.add(text)
            out[card.id] = title(t, card)
    return out


def title(t: Texts, card: Card) -> str:
    """The name; for contracts, which share theirs, with what they ask for."""
    name = words.card_name(t, card)
    goods = ", ".join(t(f"good-{good}") for good in card.goods)
    return f"{name}: {goods}" if goods else name


def card(t: Texts, name: str) -> tuple[str, str]:
    """A card's title, and its effect with where it comes from; raises LookupError."""
    it = BASE.cards[name]
    alike = [other for other in BASE.cards.values() if words.card_name(t, other) == words.card_name(t, it)]
    same = [other for other in alike if other.goods == it.goods]
    decks: dict[str, int] = {}
    for other in same:
        season = t(f"deck-{other.deck.lower()}")
        decks[season] = decks.get(season, 0) + other.count
    where = "\n".join(t("card-deck", deck=deck, number=number) for deck, number in decks.items())
    kind = t("kind-" + it.kind.replace("_", "-"))
    return title(t, it), f"*{kind}*\n{words.card_text(t, it, 'effect')}\n\n{where}"
