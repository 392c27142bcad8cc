"""A card to look up, as facts."""

from __future__ import annotations

from functools import cache

from bot.games.rotterdam import reference
from bot.pictures.facts import CardFacts
from bot.texts import Texts
from engine.games.rotterdam.data.cards import Order
from engine.games.rotterdam.rules import BASE


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up, or a harbour with what is made there; raises LookupError."""
    title, text = reference.card(t, name)
    lines = tuple(line.strip("*") for line in text.splitlines() if line)
    if name in BASE.map.accepts:
        made = (product.id for product in BASE.goods.products if product.harbour == name)
        return CardFacts(BASE.map.accepts[name], title, lines, signs=tuple(made))
    card = BASE.cards[name]
    needs = card.needs if isinstance(card, Order) else ()
    return CardFacts(name, title, lines, card.points, tuple(needs))
