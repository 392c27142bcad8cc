"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.hamburg.office.turn import Turn
from bot.presenter.context import Context
from bot.texts.formats import signed_number
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft


def purse(c: Context, draft: Draft) -> str:
    """Money, points so far, storehouses, loans."""
    state: State = c.view
    me, points = state.seats[c.me], c.points(c.me)
    facts: dict[str, str | int] = {
        "money": me.money,
        "points": points,
        "shown": signed_number(points),
        "speicher": me.speicher,
    }
    text = c.t("office-purse", over="no" if c.pending else "yes", **facts)
    return f"{text} · {c.t('office-loans', loans=me.loans)}" if me.loans else text


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    state: State = c.view
    most = state.rules.numbers.most_groups[len(state.seats)]
    left = most - state.seats[decision.seat].groups
    kind = shopping(c, decision, left) if decision.ask == "harbour" else ""
    choice = "yes" if decision.forms else "no"
    return c.t(f"office-ask-{decision.ask}", what=kind, left=left, most=most, choice=choice)


def shopping(c: Context, decision: Decision, left: int) -> str:
    """How a turn in the harbour is called. `left`: groups that the seat may still buy."""
    if c.view.bought:
        return "end"
    if not any(isinstance(option, Buy) for option in decision.options):
        return "none"
    if left == 1:
        return "last"
    return "two" if Turn(c, decision, Draft()).twice else "one"
