"""Every picture of this game, ready to be drawn."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.context import Context, Story
from bot.games.speicherstadt import ledger as accounts
from bot.games.speicherstadt.office import loading
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.pictures import final, legend, shown
from bot.games.speicherstadt.pictures.aloud import alt
from bot.pictures.drawing import Drawing
from bot.pictures.facts import CoverFacts
from bot.texts import Texts
from engine.games.speicherstadt import GAME
from engine.tables.play.drafts import Draft


def cover(t: Texts) -> Drawing:
    """What stands beside the game where people choose one."""
    return of(CoverFacts(t(f"game-{GAME.key}"), t(f"game-{GAME.key}.about")))


def board(c: Context) -> Drawing:
    """The table as everybody sees it."""
    return of(shown.board_facts(c))


def end(c: Context, story: Story) -> Drawing:
    """How the game came off."""
    return of(final.end_facts(c, story))


def office(c: Context, draft: Draft) -> Drawing:
    """What the reader owns, with the steps on its desk as if they were made."""
    return of(loading.office_facts(c, draft))


def ledger(c: Context, story: Story) -> Drawing:
    """The ledger of nerves."""
    return of(accounts.ledger_facts(c, story))


def card(t: Texts, card: str) -> Drawing:
    """A card to look up; raises LookupError."""
    return of(shown.card_facts(t, card))


def page(t: Texts, topic: str) -> Drawing | None:
    """The signs, where a topic of the rules explains them."""
    make = legend.PAGES.get(topic)
    return of(make(t)) if make else None


def of(facts: Hashable) -> Drawing:
    """A picture of this game."""
    return Drawing(facts, draw, alt)
