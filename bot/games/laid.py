"""What lies on a desk: a question, and what was laid out for it so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.games.context import Context
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.core.state import State
from engine.tables.play.drafts import Draft

S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True)
class Laid(Generic[S]):
    """A question of the desk, what its reader sees, and the draft of an answer."""

    c: Context
    decision: Decision
    draft: Draft

    @property
    def s(self) -> S:
        """What that reader sees, as a state of its game."""
        view: S = self.c.view
        return view

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    def picked(self, name: str) -> tuple[str, ...]:
        """What was chosen under this name."""
        return self.draft.chosen(name)


def along(c: Context, decision: Decision, draft: Draft) -> Orders | None:
    """Of a desk whose Confirm orders nothing besides: what was ordered stays."""
    return c.orders
