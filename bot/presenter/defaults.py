"""Default parts of a presenter, for a game that has no such part of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bot.messages.controls import Style
from bot.messages.sheets import Section
from bot.presenter.context import Context, Story
from engine.core.actions import Action
from engine.core.decisions import Decision


class NoOutlook:
    """No further notes: the picture of the board has everything."""

    def sections(self, c: Context) -> list[Section]:
        return []


class PlainAnswers(ABC):
    """Every option is a blue button whose label says all about it. A game adds labels, and words for the
    fields of its forms."""

    @abstractmethod
    def label(self, c: Context, action: Action) -> str:
        """An option on a button."""

    def options(self, decision: Decision) -> Sequence[Action]:
        return decision.options

    def menu_options(self, decision: Decision) -> Sequence[Action]:
        return ()

    def note(self, c: Context, action: Action) -> str:
        return ""

    def style(self, c: Context, action: Action) -> Style:
        return Style.primary

    def effect_of(self, c: Context, action: Action, room: int) -> str:
        return ""

    def consequences(self, c: Context, action: Action) -> str:
        return self.label(c, action)


class NoLedger:
    """A game without statistics besides points."""

    def highlights(self, c: Context, story: Story) -> list[str]:
        return []

    def accounts(self, c: Context, story: Story) -> list[Section]:
        return []
