"""What is answered in several steps: ship cards, orders beside them, trade."""

from __future__ import annotations

from bot.games.rotterdam.office import cards, trade
from bot.messages.controls import Control
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk_answer import along
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

__all__ = ["ASKS", "SUGGESTS", "along", "answer", "desk", "lay", "use"]

ASKS = frozenset({"cards", "completion", "trade", "answer"})
"""Questions that are answered at a desk."""
SUGGESTS = frozenset[str]()
"""Questions with a suggested answer."""


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The sections and the controls of an answer in preparation."""
    if decision.ask == "trade":
        return trade.desk(c, decision, draft)
    if decision.ask == "answer":
        return trade.answering(c, decision, draft)
    return cards.desk(c, decision, draft)


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after something was pressed or chosen; raises `Stale`."""
    if decision.ask == "trade":
        return trade.use(c, decision, draft, name, values)
    if decision.ask == "answer":
        raise Stale
    return cards.use(c, decision, draft, name, values)


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of Confirm; raises `Stale` if `mark` does not match the draft."""
    if decision.ask == "trade":
        return trade.answer(c, decision, draft, mark)
    if decision.ask == "answer":
        raise Stale
    return cards.answer(c, decision, draft, mark)


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which a ship card or an offer lies ready; None for an answer of one press."""
    if decision.ask == "trade":
        return trade.lay(c, decision, action)
    return cards.lay(c, decision, action) if decision.ask != "answer" else None
