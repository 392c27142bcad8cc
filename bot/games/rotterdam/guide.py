"""Help for new players: a line per phase, cards on the table, reasons for an answer."""

from __future__ import annotations

from functools import cache

from bot.games.rotterdam import reference
from bot.games.rotterdam.reasons import reason
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.decisions import Decision
from engine.games.rotterdam.state import State

__all__ = ["explain", "lying", "reason"]


def explain(c: Context, decision: Decision) -> str:
    """The decision of this phase, in a sentence."""
    facts = reference.facts(c.view.rules) | {"trigger": c.view.trigger}
    return c.t(f"guide-ask-{decision.ask}", able="no" if decision.forced else "yes", **facts)


def lying(c: Context) -> dict[str, str]:
    """The cards in the reader's hand, then what lies open: ship cards, the harbours."""
    state: State = c.view
    own = [state.seats[c.seat]] if c.seat is not None else []
    hand = [name for me in own for name in (*me.cards, *me.orders, *me.products)]
    laid = [name for me in state.seats for name in me.open]
    known = entries(c.t)
    return {name: known[name] for name in (*hand, *laid, *state.rules.map.accepts)}


@cache
def entries(t: Texts) -> dict[str, str]:
    """The entries of the reference."""
    return reference.cards(t)
