"""What the controls of the desk do: a plan for Loading grows, shrinks, and becomes the answer."""

from __future__ import annotations

from collections import Counter

from bot.games.speicherstadt.office.draft import MORE, TOUCHED, LoadingDraft, suggestion, values_of
from bot.presenter.context import Context
from engine.core.actions import Action, act, digest
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Exchange, Trade
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press on the desk; what is not offered now raises `Stale`."""
    it = LoadingDraft.of(c, decision.seat, draft)
    present = Draft(it.steps, it.draft.picked)
    if name not in PRESSES:
        raise Stale
    return PRESSES[name](it, present, values)


def back(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """One step less; before that, what was picked to stay or to be given."""
    if "give" in draft.picked or it.done_action != it.default:
        return touched_draft(draft.steps)
    return touched_draft(draft.steps[:-1])


def touched_draft(steps: tuple[Action, ...] = ()) -> Draft:
    """An own plan with these steps; without any it is an empty desk, not the suggestion."""
    return Draft(steps, {TOUCHED: ()})


def over(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """Clear the desk."""
    return touched_draft()


def more(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """The Market Hall in place of the other menus, or these again."""
    kept = {name: goods for name, goods in draft.picked.items() if name == "keep"}
    shown = {} if MORE in draft.picked else {MORE: ()}
    return Draft(draft.steps, {TOUCHED: (), **kept, **shown})


def place_good(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """A place for a good; raises `Stale`."""
    for option in it.decision.options:
        if digest(option) in values:
            return draft.with_step(option)
    raise Stale


def keep_goods(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What stays in the stores."""
    return draft.with_pick("keep", within(it, values))


def give_goods(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """The first half of an exchange."""
    return draft.with_pick("give", within(it, values))


def take_good(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """The second half of an exchange; raises `Stale`."""
    if len(values) != 1:
        raise Stale
    return step(it, draft, act(Exchange, it.seat, give=draft.picked.get("give", ()), take=values[0]))


def trade_goods(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """Two goods for a coin; raises `Stale`."""
    if len(values) != 2:
        raise Stale
    return step(it, draft, act(Trade, it.seat, give=within(it, values)))


def step(it: LoadingDraft, draft: Draft, action: Action) -> Draft:
    """One step more, if the rules allow it; raises `Stale`."""
    if not it.decision.allows(action):
        raise Stale
    return draft.with_step(action)


def within(it: LoadingDraft, values: tuple[str, ...]) -> tuple[str, ...]:
    """The goods that these values mean; raises `Stale` where the pool does not hold them (any more)."""
    if Counter(values) - Counter(values_of(it.pool)):
        raise Stale
    return tuple(value.partition(".")[0] for value in values)


def suggest(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What the program would do from here: steps, and what it would keep."""
    plan = suggestion(it.c, it.state, it.seat)
    return Draft((*it.steps, *plan.steps), {TOUCHED: (), **plan.picked})


def break_seal(it: LoadingDraft, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What was sealed lies open again."""
    return draft.with_pick("keep", it.kept_goods)


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of Confirm; raises `Stale` if the draft is not the one that was shown."""
    it = LoadingDraft.of(c, decision.seat, draft)
    if it.dropped or it.mark != mark:
        raise Stale
    return (*it.steps, it.done_action)


PRESSES = {
    "use": place_good,
    "keep": keep_goods,
    "give": give_goods,
    "take": take_good,
    "trade": trade_goods,
    "suggest": suggest,
    "back": back,
    "over": over,
    MORE: more,
    "open": break_seal,
}
"""The controls of the desk, by the names in their ids."""
