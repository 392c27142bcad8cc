"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.speicherstadt.board import SALES, following, question_facts
from bot.presenter.context import Context
from bot.texts.formats import signed_number
from engine.core.decisions import Decision
from engine.games.speicherstadt.state import State


def purse(c: Context, state: State | None = None) -> str:
    """Coins, points so far, fire strength; `state`: as it would be after a draft, else as it is."""
    s: State = state or c.view
    seat = c.me
    me, points = s.seats[seat], c.points(seat, s)
    facts: dict[str, str | int] = {
        "points": points,
        "shown": signed_number(points),
        "strength": s.strength(seat),
        "over": "no" if c.pending else "yes",
    }
    return c.t("office-purse", coins=me.coins, **facts)


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    coins = c.view.seats[decision.seat].coins
    facts = question_facts(c, decision)
    if decision.ask in SALES:
        facts["next"] = following(c)
    return c.t(f"office-ask-{decision.ask}", coins=coins, **facts)
