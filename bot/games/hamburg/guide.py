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
    """What one decides in this phase."""
    s: State = c.view
    numbers = s.rules.numbers
    return c.t(
        f"guide-ask-{decision.ask}",
        bought="yes" if s.bought else "no",
        kinds=s.kinds(decision.seat),
        repay=numbers.loan_repay,
        points=numbers.loan_penalty,
    )


def lying(c: Context) -> dict[str, str]:
    """The cards beside the groups on sale, then those of the reader and of the others; what all have."""
    s: State = c.view
    on_sale = [it.card for it in s.display if it.buyer is None and it.card]
    seats = [s.seats[(c.me + at) % len(s.seats)] for at in s.players]
    owned = [card for me in seats for card in (*me.cards, *me.used)]
    return {it: words.card_name(c.t, it) for it in (*on_sale, *owned, SPEICHER)}
