"""A draft of Loading as it stands: tried out on a copy, and how it would end if confirmed now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.context import Context
from engine.core.actions import Action, act, mark
from engine.core.decisions import Decision, Form
from engine.games.speicherstadt.actions import Done
from engine.games.speicherstadt.state import State
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft

PICKS = ("keep", "give")
"""The picks of a draft that are the desk's own."""


def laid_out(steps: Sequence[Action]) -> tuple[Action, ...]:
    """The steps of a draft without the end of Loading, which lies there too once they were sealed."""
    return tuple(step for step in steps if not isinstance(step, Done))


@dataclass(frozen=True)
class Desk:
    """A draft as it stands: the state after its steps, and how it would end if confirmed now.

    `end`: how Loading ended when it was sealed, if it was.
    """

    c: Context
    seat: int
    draft: Draft
    state: State
    steps: tuple[Action, ...]
    dropped: tuple[Action, ...]
    decision: Decision
    end: Done | None

    @classmethod
    def of(cls, c: Context, seat: int, draft: Draft) -> Desk:
        """Try the draft out on what the seat sees now; raises `Stale` where nothing is to be loaded."""
        own = Draft(laid_out(draft.steps), {it: draft.picked[it] for it in PICKS if it in draft.picked})
        tried = c.rehearsed(own.steps)
        decision = next((it for it in tried.state.pending if it.seat == seat and it.ask == "loading"), None)
        if decision is None:
            raise Stale
        end = next((step for step in draft.steps if isinstance(step, Done)), None)
        return cls(c, seat, own, tried.state, tried.steps, tried.dropped, decision, end)

    @property
    def pool(self) -> list[str]:
        """The goods that have no place yet."""
        return self.state.seats[self.seat].pool

    @property
    def done(self) -> Done:
        """How Loading ends: what was picked stays, else what was sealed, else the published default."""
        if "keep" not in self.draft.picked and self.end and self.decision.allows(self.end):
            return self.end
        if "keep" not in self.draft.picked or not self.pool:
            return next(it for it in self.decision.options if isinstance(it, Done))
        kept, room = self.picked("keep"), self.form(Done).picks[0].most
        return act(Done, self.seat, warehouse=tuple(sorted(kept[:room])), hall=kept[room:])

    def picked(self, field: str) -> tuple[str, ...]:
        """The goods picked for a field, as far as they (still) lie in the pool."""
        both = Counter(self.draft.picked.get(field, ())) & Counter(self.pool)
        return tuple(sorted(both.elements()))

    @property
    def kept(self) -> list[str]:
        """The goods that stay in the stores."""
        return [*self.done.warehouse, *self.done.hall]

    @property
    def lost(self) -> list[str]:
        """The goods that would go to the supply."""
        rest = list(self.pool)
        for good in self.kept:
            rest.remove(good)
        return rest

    @property
    def room(self) -> int:
        """How many goods the stores hold."""
        return sum(pick.most for pick in self.form(Done).picks) if self.pool else 0

    def form(self, action: type[Action]) -> Form:
        """The form of an action; raises `Stale` where it is not offered."""
        for form in self.decision.forms:
            if form.action is action:
                return form
        raise Stale

    def offers(self, action: type[Action]) -> bool:
        """Whether there is a form of this action."""
        return any(form.action is action for form in self.decision.forms)

    @property
    def mark(self) -> str:
        """Six hex digits of what lies on the desk: Confirm confirms what was seen, or nothing."""
        return mark((self.steps, self.done, self.lost))
