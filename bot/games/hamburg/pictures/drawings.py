"""Every picture of this game, ready to be drawn."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.context import Context, Story
from bot.games.contract import SIGNS
from bot.games.hamburg.ledger import ledger_facts
from bot.games.hamburg.painters.paint import draw
from bot.games.hamburg.pictures import final, held, legend, shown
from bot.games.hamburg.pictures.aloud import alt
from bot.pictures.drawing import Drawing
from bot.pictures.facts import CoverFacts
from bot.texts import Texts
from engine.games.hamburg import GAME
from engine.tables.play.drafts import Draft


def cover(t: Texts) -> Drawing:
    """What stands beside the game where people choose one."""
    return of(CoverFacts(t(f"game-{GAME.key}"), t(f"game-{GAME.key}.about")))


def board(c: Context) -> Drawing:
    """The table as everybody sees it."""
    return of(shown.board_facts(c))


def office(c: Context, draft: Draft) -> Drawing:
    """What the reader owns, with the piles as they are laid out."""
    return of(held.office_facts(c, c.me, draft))


def end(c: Context, story: Story) -> Drawing:
    """How the game came off."""
    return of(final.end_facts(c, story))


def ledger(c: Context, story: Story) -> Drawing:
    """The ledger."""
    return of(ledger_facts(c, story))


def card(t: Texts, card: str) -> Drawing:
    """A card to look up; raises LookupError."""
    return of(held.card_facts(t, card))


def page(t: Texts, topic: str) -> Drawing | None:
    """The signs, where a topic of the rules explains them."""
    return of(legend.signs(t)) if topic == SIGNS else None


def of(facts: Hashable) -> Drawing:
    """A picture of this game."""
    return Drawing(facts, draw, alt)
