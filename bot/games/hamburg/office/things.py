"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.hamburg.office.turn import Turn
from bot.presenter.context import Context
from bot.texts.formats import signed_number
from engine.core.decisions import Decision
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
    me, most = state.seats[decision.seat], state.rules.numbers.most_groups[len(state.seats)]
    return c.t(
        f"office-ask-{decision.ask}",
        bought="yes" if state.bought else "no",
        left=most - me.groups,
        most=most,
        now=Turn(c, decision, Draft()).now if decision.ask == "harbour" else 1,
        choice="yes" if decision.forms else "no",
    )
