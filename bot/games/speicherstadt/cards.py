"""A card to look up, as facts."""

from __future__ import annotations

from functools import cache

from bot.games.speicherstadt import reference, words
from bot.games.speicherstadt.figures.facts import TileFacts
from bot.games.speicherstadt.tiles import tile
from bot.texts import Texts
from engine.games.speicherstadt.cards import SEASONS


@cache
def card_facts(t: Texts, name: str) -> TileFacts:
    """A card to look up: its kind, its effect, and where it lies; raises LookupError."""
    card = reference.ALL[name]
    title = reference.title(t, card)
    where = filter(None, (reference.count(t, box, title) for box in reference.BOXES))
    kind = t("kind-" + card.kind.replace("_", "-"))
    lines = (kind, words.card_text(t, card, "effect"), *where)
    return TileFacts(name, title, lines, season=SEASONS[card.deck], tile=tile(t, card))
