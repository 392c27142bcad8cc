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
    s: State = c.view
    me, points = s.seats[c.me], c.points(c.me)
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
    s: State = c.view
    me, most = s.seats[decision.seat], s.rules.numbers.most_groups[len(s.seats)]
    laid = s.sealed.get(decision.seat)
    return c.t(
        f"office-ask-{decision.ask}",
        bought="yes" if s.bought else "no",
        left=most - me.groups,
        most=most,
        now=Turn(c, decision, Draft()).now if decision.ask == "harbour" else 1,
        choice="yes" if decision.forms else "no",
        kinds=s.kinds(decision.seat),
        value=s.rules.worth(s.senate[s.round - 1], laid.senate) if laid else 0,
    )
