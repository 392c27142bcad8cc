"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import SALES, question_facts, sale
from bot.games.speicherstadt.office.loading import LOADING, LoadingForm
from bot.presenter.context import Context
from bot.texts.formats import signed_number
from engine.core.decisions import Decision
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft


def purse(c: Context, draft: Draft) -> str:
    """Coins, points so far, fire strength, with the steps on the desk as if they were made: what the picture
    shows."""
    planned, seat = planned_state(c, draft), c.me
    state: State = planned or c.view
    points = c.points(seat, state)
    facts: dict[str, str | int] = {
        "points": points,
        "shown": signed_number(points),
        "strength": state.strength(seat),
        "over": "no" if c.pending else "yes",
    }
    text = c.t("office-purse", coins=state.seats[seat].coins, **facts)
    return text if planned is None else c.t("office-planned", purse=text)


def planned_state(c: Context, draft: Draft) -> State | None:
    """The table after the plan on the desk, with what would be lost still in the pool; None where nothing is
    laid out."""
    decision = next(
        (decision for decision in c.pending if decision.seat == c.me and decision.ask == LOADING), None
    )
    if decision is None:
        return None
    form = LoadingForm(c, decision, draft)
    state = form.state.clone()
    me = state.seats[c.me]
    me.pool, me.warehouse, me.hall = form.lost_goods, list(form.done.warehouse), list(form.done.hall)
    return state


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself; who can only pass or end learns why."""
    state, facts = c.view, question_facts(c, decision)
    if decision.ask in SALES:
        column, price = sale(state)
        card, coins = words.card_name(c.t, state.card(column.card)), state.seats[decision.seat].coins
        facts |= {"card": card, "coins": coins, "able": "yes" if coins >= price else "no"}
    if decision.ask == LOADING:
        facts["goods"] = len(state.seats[decision.seat].pool)
    return c.t(f"office-ask-{decision.ask}", **facts)
