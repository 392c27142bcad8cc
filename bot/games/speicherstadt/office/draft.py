"""A draft of Loading as it stands: tried out on a copy, and how it would end if confirmed now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.presenter.context import Context
from engine.core.actions import Action, act, mark
from engine.core.decisions import Decision, Form
from engine.games.speicherstadt.actions import Deliver, Done, Process, Sell
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

ASKS = SUGGESTS = frozenset({"loading"})
"""Questions that are answered at a desk; it begins with the suggested answer."""
MORE, TOUCHED = "more", "touched"
"""The picks that say that the Market Hall is open, and that the plan is the own one, however empty."""
PICKS = ("keep", "give", MORE, TOUCHED)
"""The picks of a draft that are the desk's own."""


def without_end(steps: Sequence[Action]) -> tuple[Action, ...]:
    """The steps of a draft without the end of Loading, which lies there too once they were sealed."""
    return tuple(step for step in steps if not isinstance(step, Done))


def values_of(goods: Iterable[str]) -> list[str]:
    """A value for each good: `tea.1`, `tea.2`."""
    seen: dict[str, int] = {}
    out = []
    for good in goods:
        seen[good] = seen.get(good, 0) + 1
        out.append(f"{good}.{seen[good]}")
    return out


def suggestion(c: Context, s: State, seat: int) -> Draft:
    """What the program would do: steps, and what it would keep. Empty where there is nothing to load."""
    plan = c.suggest(s, seat, "")
    steps, last = without_end(plan), plan[-1] if plan else None
    kept = (*last.warehouse, *last.hall) if isinstance(last, Done) else ()
    return Draft(steps, {"keep": kept} if kept else {})


@dataclass(frozen=True)
class LoadingDraft:
    """A draft as it stands: the state after its steps, and how it would end if confirmed now.

    Where nothing is laid out, the bot's suggestion is; `touched`: the plan is the
    seat's own. `end`: how Loading ended when it was sealed, if it was.
    """

    c: Context
    seat: int
    draft: Draft
    state: State
    steps: tuple[Action, ...]
    dropped: tuple[Action, ...]
    decision: Decision
    end: Done | None
    touched: bool

    @classmethod
    def of(cls, c: Context, seat: int, draft: Draft) -> LoadingDraft:
        """Try the draft out on what the seat sees now; raises `Stale` where nothing is to be loaded."""
        own = Draft(without_end(draft.steps), {it: draft.picked[it] for it in PICKS if it in draft.picked})
        touched = bool(draft.steps or own.picked)
        own = own if touched else suggestion(c, c.view, seat)
        tried = c.rehearse(own.steps)
        decision = next((it for it in tried.state.pending if it.seat == seat and it.ask == "loading"), None)
        if decision is None:
            raise Stale
        end = next((step for step in draft.steps if isinstance(step, Done)), None)
        return cls(c, seat, own, tried.state, tried.steps, tried.dropped, decision, end, touched)

    @property
    def pool(self) -> list[str]:
        """The goods that have no place yet."""
        return self.state.seats[self.seat].pool

    @property
    def done_action(self) -> Done:
        """How Loading ends: what was picked stays, else what was sealed, else the published default."""
        if "keep" not in self.draft.picked and self.end and self.decision.allows(self.end):
            return self.end
        if "keep" not in self.draft.picked or not self.pool:
            return self.default
        kept, room = self.picked_goods("keep"), self.form(Done).picks[0].most
        return act(Done, self.seat, warehouse=tuple(sorted(kept[:room])), hall=kept[room:])

    @property
    def default(self) -> Done:
        """How Loading ends for who says nothing about it."""
        return next(it for it in self.decision.options if isinstance(it, Done))

    @property
    def uses(self) -> list[Deliver | Sell | Process]:
        """The ways that are open to goods of the pool."""
        return [it for it in self.decision.options if isinstance(it, Deliver | Sell | Process)]

    @property
    def missed_uses(self) -> list[Deliver | Sell | Process]:
        """Of these ways, those to which goods would not go as it stands."""
        idle = {*self.kept_goods, *self.lost_goods}
        return [it for it in self.uses if it.good in idle]

    def picked_goods(self, field: str) -> tuple[str, ...]:
        """The goods picked for a field, as far as they (still) lie in the pool."""
        both = Counter(self.draft.picked.get(field, ())) & Counter(self.pool)
        return tuple(sorted(both.elements()))

    @property
    def kept_goods(self) -> list[str]:
        """The goods that stay in the stores."""
        return [*self.done_action.warehouse, *self.done_action.hall]

    @property
    def lost_goods(self) -> list[str]:
        """The goods that would go to the supply."""
        rest = list(self.pool)
        for good in self.kept_goods:
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
        """Fingerprint of the draft, six hex digits: Confirm plays the draft that was shown, or nothing."""
        return mark((self.steps, self.done_action, self.lost_goods))
