"""The screens of this game."""

from __future__ import annotations

from functools import cache

import bot.games.hamburg.figures.words  # noqa: F401  # registers how figures are said
from bot.games.hamburg import board, reference
from bot.games.hamburg.hand import hand
from bot.games.hamburg.ledger import BOOK
from bot.games.hamburg.painters.paint import draw
from bot.games.hamburg.pictures import final
from bot.games.hamburg.signs import SIGNS
from bot.games.hamburg.table import table
from bot.pictures.facts import CardFacts
from bot.render.screens import Screens
from bot.texts import Texts
from engine.games.hamburg import GAME


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up; raises LookupError."""
    title, text = reference.card(t, name)
    return CardFacts(name, title, tuple(line.strip("*") for line in text.splitlines() if line))


PICTURES = Screens(
    game=GAME.key,
    signs=SIGNS,
    painter=draw,
    title=board.headline,
    question=board.question,
    table=table,
    hand=hand,
    end_facts=final.end_facts,
    ledger_facts=BOOK.facts,
    card_facts=card_facts,
)
