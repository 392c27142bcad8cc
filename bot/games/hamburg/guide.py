"""Help for new players: a line per phase, cards on the table, reasons for an answer."""

from __future__ import annotations

from bot.games.hamburg import words
from bot.games.hamburg.reasons import reason
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.hamburg.ruleset import SPEICHER
from engine.games.hamburg.state import State

__all__ = ["explain", "lying", "reason"]


def explain(c: Context, decision: Decision) -> str:
    """The decision of this phase, in a sentence."""
    state: State = c.view
    numbers = state.rules.numbers
    return c.t(
        f"guide-ask-{decision.ask}",
        bought="yes" if state.bought else "no",
        repay=numbers.loan_repay,
        points=numbers.loan_penalty,
    )


def lying(c: Context) -> dict[str, str]:
    """The cards beside the groups on sale, then those of the reader and of the others; what all have."""
    state: State = c.view
    on_sale = [group.card for group in state.display if group.buyer is None and group.card]
    seats = [state.seats[(c.me + at) % len(state.seats)] for at in state.players]
    owned = [card for me in seats for card in (*me.cards, *me.used)]
    return {name: words.card_name(c.t, name) for name in (*on_sale, *owned, SPEICHER)}
