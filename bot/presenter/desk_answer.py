"""An answer in preparation: a question of the desk, and the draft of its answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from bot.messages.ids import Id
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.core.decisions import Decision, Pick
from engine.core.orders import Orders
from engine.core.state import State
from engine.tables.model.drafts import Draft

S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True)
class DeskAnswer(Generic[S]):
    """Base of the answers that a game prepares on its desk: context, question, draft."""

    c: Context
    decision: Decision
    draft: Draft

    @cached_property
    def s(self) -> S:
        """The view, typed as a state of its game."""
        view: S = self.c.view
        return view

    @cached_property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    def choice(self, name: str) -> tuple[str, ...]:
        """The values chosen in the menu of this name."""
        return self.draft.choice(name)


def along(c: Context, decision: Decision, draft: Draft) -> Orders | None:
    """Keep the standing orders: for a desk whose Confirm changes none."""
    return c.orders


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """Lay out nothing: for a desk without hints of several steps."""
    return None


def marks_of(pick: Pick, chosen: Any) -> tuple[str, ...]:
    """The marks that select a choice in a field: the inverse of `Pick.read`."""
    left = Counter((chosen,) if pick.single else chosen)
    found = []
    for line in pick.lines():
        if left[line.value]:
            left[line.value] -= 1
            found.append(line.mark)
    return tuple(found)


AHEAD = {"desk": "ahead", "confirm": "seal"}
"""The verbs of a desk before its time."""


def control_id(c: Context, verb: str, name: str) -> Id:
    """The id of a control of a desk. What is prepared ahead belongs to the round: own moves go on."""
    return Id(AHEAD.get(verb, verb), c.table, c.round, name) if c.ahead else Id(verb, c.table, c.ply, name)
