"""The pictures of a game, from the facts that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.pictures.drawing import Drawing, Painter
from bot.pictures.facts import CoverFacts, EndFacts, LedgerFacts
from bot.presenter.blocks import Section
from bot.presenter.context import Context, Story
from bot.texts import Texts
from engine.tables.model.drafts import Draft


@dataclass(frozen=True)
class Drawings:
    """What each picture of a game shows, who draws it and who says it: the pictures of its presenter.

    `pages`: the topics of the rules that have a picture; `card_facts` raises LookupError.
    """

    game: str
    painter: Painter
    words: Callable[[Any, Texts], str]
    board_facts: Callable[[Context], Hashable]
    office_facts: Callable[[Context, Draft], Hashable]
    end_facts: Callable[[Context, Story], EndFacts]
    ledger_facts: Callable[[Context, Story], LedgerFacts]
    card_facts: Callable[[Texts, str], Hashable]
    things: Callable[[Context], list[Section]]
    market: Callable[[Context], list[Section]]
    players: Callable[[Context], Section]
    pages: Mapping[str, Callable[[Texts], Hashable]] = field(default_factory=dict)

    def board_text(self, c: Context, *, players: bool = True) -> list[Section]:
        """The table as text."""
        return [*self.market(c), *([self.players(c)] if players else [])]

    def office_text(self, c: Context, draft: Draft) -> list[Section]:
        """What the reader owns as text."""
        return self.things(c)

    def cover(self, t: Texts) -> Drawing:
        """What stands beside the game where people choose one."""
        return self.of(CoverFacts(t(f"game-{self.game}"), t(f"game-{self.game}.about")))

    def board(self, c: Context) -> Drawing:
        """The table as everybody sees it."""
        return self.of(self.board_facts(c))

    def office(self, c: Context, draft: Draft) -> Drawing:
        """What the reader owns, with the steps of the draft as if they were made."""
        return self.of(self.office_facts(c, draft))

    def end(self, c: Context, story: Story) -> Drawing:
        """How the game came off."""
        return self.of(self.end_facts(c, story))

    def ledger(self, c: Context, story: Story) -> Drawing:
        """The ledger."""
        return self.of(self.ledger_facts(c, story))

    def card(self, t: Texts, card: str) -> Drawing:
        """A card to look up; raises LookupError."""
        return self.of(self.card_facts(t, card))

    def page(self, t: Texts, topic: str) -> Drawing | None:
        """The signs, where a topic of the rules explains them."""
        facts_of = self.pages.get(topic)
        return self.of(facts_of(t)) if facts_of else None

    def of(self, facts: Hashable) -> Drawing:
        """A picture of these facts."""
        return Drawing(facts, self.painter, partial(self.words, facts))
