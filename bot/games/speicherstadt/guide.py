"""Help for new players: a line per phase, cards on the table, reasons for an answer."""

from __future__ import annotations

from functools import cache

from bot.games.speicherstadt import reference
from bot.games.speicherstadt.reasons import reason
from bot.presenter.context import Context
from bot.texts import Texts
from engine.core.decisions import Decision
from engine.games.speicherstadt.state import State

__all__ = ["explain", "lying", "reason"]


def explain(c: Context, decision: Decision) -> str:
    """The decision of this phase, in a sentence."""
    facts = reference.facts(c.view.rules)
    return c.t(f"guide-ask-{decision.ask}", upper="yes" if any(c.view.upper) else "no", **facts)


def lying(c: Context) -> dict[str, str]:
    """The market, what may be or is reserved, then the cards of the reader and those of the others."""
    state: State = c.view
    market = [*state.columns, *filter(None, state.upper), *state.reserved]
    owned = [card for seat in state.order(c.me) for card in state.seats[seat].cards]
    ids, cards = entries(c.t), state.rules.cards
    titles = [reference.title(c.t, cards[card]) for card in (*(column.card for column in market), *owned)]
    return {ids[title]: title for title in titles}


@cache
def entries(t: Texts) -> dict[str, str]:
    """The entries of the reference, by their titles."""
    return {title: card for card, title in reference.cards(t).items()}
